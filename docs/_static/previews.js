/* A cited clause is shown where it is cited: on hover or focus beside the link, on a phone as a
   sheet at the bottom. The native popover closes by Escape and by a tap outside. */
(function () {
  "use strict";

  var tools = window.rulebook;
  if (!tools || !HTMLElement.prototype.showPopover) return;
  var form = document.querySelector("form.finder");
  var side = document.documentElement.lang === "ru" ? 1 : 0;
  var box = null;
  var timer = 0;
  var shownFor = null;
  var dismissed = null; // closed while the pointer stayed on its link: not to come back by itself

  function cited(event) {
    var link = event.target.closest ? event.target.closest("a") : null;
    if (!link || !link.querySelector(".ref-rule") || !link.hash) return null;
    return link;
  }

  function part(name, className, content) {
    var made = document.createElement(name);
    made.className = className;
    made.textContent = content;
    return made;
  }

  function make() {
    box = part("div", "preview", "");
    box.popover = "auto";
    box.setAttribute("role", "dialog");
    box.addEventListener("pointerenter", function () { clearTimeout(timer); });
    box.addEventListener("pointerleave", function (event) { if (event.pointerType === "mouse") closeSoon(); });
    box.addEventListener("toggle", function (event) { if (event.newState === "closed") shownFor = null; });
    box.addEventListener("beforetoggle", function (event) { if (event.newState === "closed") dismissed = shownFor; });
    document.body.append(box);
  }

  /* A rule that is no clause itself has no text: its clauses say what it is about. */
  function items(clause, one) {
    var list = part("ul", "preview-text", "");
    window.rulebookRules.clauses.forEach(function (other) {
      var below = other.id.slice(clause.id.length).split(".");
      if (other.id.indexOf(clause.id + ".") === 0 && below.length === 2) {
        list.append(part("li", "", other.number[one] + " " + other.title[one]));
      }
    });
    return list;
  }

  function fill(clause, link) {
    var texts = document.documentElement.dataset.texts;
    var sides = texts === "en" ? [0] : texts === "ru" ? [1] : [side];
    var title = part("p", "preview-title", clause.number[side] + " " + clause.title[side]);
    title.id = "preview-title";
    var go = part("a", "preview-go", form.dataset.go);
    go.href = link.href;
    go.addEventListener("click", function () { box.hidePopover(); });
    box.replaceChildren(title);
    box.append(part("p", "preview-document", window.rulebookRules.documents[clause.id[0]][side ? "ru" : "en"]));
    sides.forEach(function (one) {
      var text = clause.text[one] ? part("p", "preview-text", clause.text[one]) : items(clause, one);
      text.lang = one ? "ru" : "en";
      box.append(text);
    });
    box.append(go);
    box.setAttribute("aria-labelledby", "preview-title");
  }

  function place(link) {
    var at = link.getBoundingClientRect();
    var own = box.getBoundingClientRect();
    var below = at.bottom + own.height + 8 < innerHeight;
    box.style.left = Math.max(8, Math.min(at.left, innerWidth - own.width - 8)) + "px";
    box.style.top = (below ? at.bottom + 4 : Math.max(8, at.top - own.height - 4)) + "px";
  }

  function open(link) {
    return tools.load("rules").then(function () {
      var id = decodeURIComponent(link.hash.slice(1));
      var clause = window.rulebookRules.clauses.find(function (one) { return one.id === id; });
      if (!clause) return false;
      if (!box) make();
      fill(clause, link);
      box.showPopover();
      place(link);
      shownFor = link;
      return true;
    });
  }

  function openSoon(link) {
    clearTimeout(timer);
    if (shownFor !== link && dismissed !== link) timer = setTimeout(function () { open(link); }, 350);
  }

  function closeSoon() {
    clearTimeout(timer);
    timer = setTimeout(function () { if (box && shownFor) box.hidePopover(); }, 250);
  }

  document.addEventListener("pointerover", function (event) {
    var link = event.pointerType === "mouse" ? cited(event) : null;
    if (link) openSoon(link);
  });
  document.addEventListener("pointerout", function (event) {
    if (event.pointerType !== "mouse" || !cited(event)) return;
    dismissed = null;
    closeSoon();
  });
  document.addEventListener("focusin", function (event) {
    var link = cited(event);
    if (link && link.matches(":focus-visible")) openSoon(link);
  });
  document.addEventListener("focusout", function (event) {
    if (cited(event) && !(box && box.contains(event.relatedTarget))) closeSoon();
  });
  document.addEventListener("keydown", function (event) {
    clearTimeout(timer);
    if (event.key === "Escape" && shownFor) box.hidePopover();
  });
  document.addEventListener("click", function (event) {
    var link = cited(event);
    if (!link || event.pointerType === "mouse" || !event.pointerType) return;
    event.preventDefault(); // a tap shows the clause first; the sheet leads on
    clearTimeout(timer);
    open(link).then(function (shown) { if (!shown) location.href = link.href; }, function () { location.href = link.href; });
  });
})();
