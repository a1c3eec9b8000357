/* "Find a rule": a number is a number first, everything else is words in either language.
   Classic scripts with their data as a script, loaded when the box is first used. */
(function () {
  "use strict";

  var form = document.querySelector("form.finder");
  if (!form) return;
  var input = form.querySelector("input");
  var panel = form.querySelector(".finder-panel");
  var list = form.querySelector(".finder-results");
  var status = form.querySelector(".finder-status");
  var language = document.documentElement.lang === "ru" ? 1 : 0;
  var CODES = ["en", "ru"];
  var SHOWN = 20;
  var loading = {};

  /* ---- loading ---------------------------------------------------------------------------- */

  function load(name) {
    if (!loading[name]) {
      loading[name] = new Promise(function (resolve, reject) {
        var script = document.createElement("script");
        script.src = form.dataset.top + "finder/" + name + ".js";
        script.onload = resolve;
        script.onerror = reject;
        document.head.append(script);
      });
    }
    return loading[name];
  }

  /* ---- words ------------------------------------------------------------------------------ */

  var STOP = new Set(("a an and are at by from if in is it of on or that the to with " +
    "а без в во для до и из или к ко на не но о об от по при с со у за что это").split(" "));
  var stems = new Map();
  var stemmers = null;

  function fold(text) {
    return text.toLowerCase().replace(/ё/g, "е");
  }

  function split(text) {
    return fold(text).match(/[\p{L}\p{N}]+/gu) || [];
  }

  function stem(word) {
    word = fold(word);
    var found = stems.get(word);
    if (found === undefined) {
      found = word;
      if (/^[а-я]+$/.test(word)) found = stemmers[1].stemWord(word);
      else if (/^[a-z]+$/.test(word)) found = stemmers[0].stemWord(word);
      if (Object.prototype.hasOwnProperty.call(window.rulebookRules.vowels, found)) {
        found = window.rulebookRules.vowels[found];
      }
      stems.set(word, found);
    }
    return found;
  }

  /* ---- numbers ---------------------------------------------------------------------------- */

  var NOISE = /^(п|пп|пункт\p{L}*|правил\p{L}*|подпункт\p{L}*|ст|стать\p{L}*|rule|rules|clause|section|no)$/u;
  var NOTE = /^(n|note|прим|примечани\p{L}*)$/u;
  var PARAGRAPH = /^(p|para|paragraph|абз|абзац\p{L}*)$/u;
  var CYRILLIC = { "а": "a", "б": "b", "в": "c", "г": "d", "д": "e", "a": "a", "b": "b", "c": "c", "d": "d", "e": "e" };

  function documentsOf(word) {
    var documents = window.rulebookRules.documents;
    return Object.keys(documents).filter(function (letter) {
      var one = documents[letter];
      if (word.length === 1) return word === letter.toLowerCase() || word === one.short;
      var begin = word.length < 4 ? word : word.slice(0, Math.max(4, word.length - 2));
      return split(one.en + " " + one.ru).some(function (name) {
        return name.length > 3 && name.indexOf(begin) === 0;
      });
    });
  }

  /* Reads "G 12.2", "20 (2) в", "п. 25.3, абзац 1": the wanted number, the documents it may be
     in, and the words left over; null where the query begins with a word of another kind. */
  function readNumber(query) {
    var tokens = fold(query).match(/\p{L}+|\d+/gu) || [];
    var documents = null;
    var parts = [];
    var at = 0;
    function narrow(word) {
      var found = documentsOf(word);
      if (!found.length) return false;
      var both = documents && documents.filter(function (one) { return found.indexOf(one) >= 0; });
      documents = both && both.length ? both : found;
      return true;
    }
    while (at < tokens.length && !/^\d/.test(tokens[at])) {
      if (!NOISE.test(tokens[at]) && !narrow(tokens[at])) return null;
      at += 1;
    }
    if (at === tokens.length) return null;
    for (; at < tokens.length; at += 1) {
      var token = tokens[at];
      var last = at === tokens.length - 1;
      var digits = !last && /^\d+$/.test(tokens[at + 1]);
      if (/^\d+$/.test(token)) parts.push(String(Number(token)));
      else if (/^(bis|бис)$/.test(token) && parts.length) parts[parts.length - 1] += "bis";
      else if (NOTE.test(token) && digits) parts.push("n" + Number(tokens[(at += 1)]));
      else if (PARAGRAPH.test(token) && digits) parts.push("p" + Number(tokens[(at += 1)]));
      else if (CYRILLIC[token] && (last || /^[^\p{L}\d]*$/u.test(tokens.slice(at + 1).join("")))) parts.push(CYRILLIC[token]);
      else break;
    }
    while (at < tokens.length && (NOISE.test(tokens[at]) || (tokens[at].length > 1 && narrow(tokens[at])))) at += 1;
    return { parts: parts, documents: documents, rest: tokens.slice(at) };
  }

  function byNumber(wanted) {
    var exact = [];
    var below = [];
    function add(clause, shown) {
      if (wanted.documents && wanted.documents.indexOf(clause.id[0]) < 0) return;
      var own = clause.id.slice(2).split(".");
      var same = wanted.parts.every(function (part, place) { return own[place] === part; });
      if (same) (own.length === wanted.parts.length ? exact : below).push(shown);
    }
    window.rulebookRules.clauses.forEach(function (clause) { add(clause, clause); });
    window.rulebookRules.moved.forEach(function (old) { add(old, clauses.get(old.to) || old); });
    return Array.from(new Set(exact.concat(below)));
  }

  /* ---- search ----------------------------------------------------------------------------- */

  var index = null;
  var clauses = new Map();

  function begin() {
    if (index) return;
    stemmers = [new window.EnglishStemmer(), new window.RussianStemmer()];
    index = new window.MiniSearch({
      fields: ["title", "about", "text", "more"],
      tokenize: split,
      processTerm: stem,
      extractField: function (clause, field) {
        var value = clause[field];
        return Array.isArray(value) ? value.join(" ") : value;
      }
    });
    window.rulebookRules.clauses.forEach(function (clause) { clauses.set(clause.id, clause); });
    index.addAll(window.rulebookRules.clauses);
  }

  function byWords(query) {
    var words = split(query);
    var telling = words.filter(function (word) { return !STOP.has(word) && (word.length > 1 || /\d/.test(word)); });
    if (telling.length) words = telling;
    var options = {
      boost: { title: 4, about: 6, text: 1, more: 0.4 },
      boostDocument: function (id) { return id[0] === "G" ? 1.4 : 1; }, // they hold in every game
      combineWith: "AND",
      prefix: function (term, place, terms) { return place === terms.length - 1 && term.length > 2; }
    };
    var found = index.search(words.join(" "), options);
    if (!found.length) {
      options.combineWith = "OR";
      options.fuzzy = function (term) { return term.length > 4 ? 0.2 : false; };
      found = index.search(words.join(" "), options);
    }
    return found.map(function (hit) { return { clause: clauses.get(hit.id), terms: hit.terms }; });
  }

  function search(query) {
    begin();
    var wanted = readNumber(query);
    var first = wanted && !wanted.rest.length ? byNumber(wanted) : [];
    var only = wanted && !wanted.rest.length && (wanted.parts.length > 1 || wanted.documents);
    if (first.length || only) {
      return first.map(function (clause) { return { clause: clause, terms: [] }; });
    }
    return byWords(query);
  }

  /* ---- showing ---------------------------------------------------------------------------- */

  function element(name, className, content) {
    var made = document.createElement(name);
    if (className) made.className = className;
    if (content) made.textContent = content;
    return made;
  }

  function marked(place, text, terms) {
    var end = 0;
    var words = /[\p{L}\p{N}]+/gu;
    for (var match = words.exec(text); match; match = words.exec(text)) {
      if (terms.indexOf(stem(match[0])) < 0) continue;
      place.append(text.slice(end, match.index), element("mark", "", match[0]));
      end = match.index + match[0].length;
    }
    place.append(text.slice(end));
  }

  function excerpt(text, terms) {
    var words = /[\p{L}\p{N}]+/gu;
    var at = 0;
    for (var match = words.exec(text); match; match = words.exec(text)) {
      if (terms.indexOf(stem(match[0])) >= 0) { at = match.index; break; }
    }
    var start = at < 70 ? 0 : text.indexOf(" ", at - 50) + 1;
    var piece = text.slice(start, start + 170);
    if (start + 170 < text.length) piece = piece.slice(0, piece.lastIndexOf(" ")) + " …";
    return (start ? "… " : "") + piece;
  }

  function item(hit, side) {
    var clause = hit.clause;
    var made = element("li");
    var link = element("a");
    link.href = form.dataset.home + clause.page;
    var head = element("span", "finder-head");
    head.append(element("span", "finder-number", clause.number[language]), " ");
    var title = element("span", "finder-title");
    marked(title, clause.title[language], hit.terms);
    head.append(title, " ");
    head.append(element("span", "finder-document", window.rulebookRules.documents[clause.id[0]][CODES[language]]));
    link.append(head);
    if (clause.text[side]) {
      var text = element("span", "finder-text");
      text.lang = CODES[side];
      marked(text, excerpt(clause.text[side], hit.terms), hit.terms);
      link.append(text);
    }
    made.append(link);
    return made;
  }

  function show(query) {
    var hits = search(query);
    var side = /[а-яё]/i.test(query) ? 1 : /[a-z]/i.test(query) ? 0 : language;
    list.replaceChildren();
    hits.slice(0, SHOWN).forEach(function (hit) { list.append(item(hit, side)); });
    status.textContent = hits.length ? form.dataset.count.replace("%", hits.length) : form.dataset.none;
    var everywhere = element("li", "finder-everywhere");
    var link = element("a", "", form.dataset.everywhere);
    link.href = form.getAttribute("action") + "?q=" + encodeURIComponent(query);
    everywhere.append(link);
    list.append(everywhere);
  }

  function ready() {
    return Promise.all(["rules", "stemmers", "minisearch"].map(load));
  }

  function update() {
    var query = input.value.trim();
    if (!query) { close(); return Promise.resolve(); }
    panel.hidden = false;
    if (!index) status.textContent = form.dataset.waiting;
    return ready().then(function () { if (input.value.trim() === query) show(query); });
  }

  function close() {
    panel.hidden = true;
    list.replaceChildren();
    status.textContent = "";
  }

  function links() {
    return Array.from(list.querySelectorAll("a"));
  }

  input.addEventListener("focus", function () {
    ready().then(begin).catch(function () { /* the form still leads to the word search */ });
    if (input.value.trim() && panel.hidden) update();
  });
  input.addEventListener("input", update);
  form.addEventListener("submit", function (event) {
    event.preventDefault();
    update().then(function () {
      var first = links()[0];
      if (first) first.click();
    }, function () { form.submit(); });
  });
  form.addEventListener("keydown", function (event) {
    var all = links();
    var here = all.indexOf(document.activeElement);
    if (event.key === "Escape") {
      close();
      input.focus();
      input.blur();
    } else if (event.key === "ArrowDown" && here < all.length - 1) {
      all[here + 1].focus();
    } else if (event.key === "ArrowUp" && here >= 0) {
      (here ? all[here - 1] : input).focus();
    } else {
      return;
    }
    event.preventDefault();
  });
  list.addEventListener("click", function (event) {
    if (event.target.closest("a")) setTimeout(function () { close(); input.blur(); }, 0);
  });
  document.addEventListener("pointerdown", function (event) {
    if (!form.contains(event.target)) close();
  });
  form.addEventListener("focusout", function (event) {
    if (event.relatedTarget && !form.contains(event.relatedTarget)) close();
  });
  document.addEventListener("keydown", function (event) {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName)) return;
    event.preventDefault();
    input.focus();
  });

  window.rulebook = { load: load, ready: ready, search: search };
})();
