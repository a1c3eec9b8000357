/* Links between the languages keep the anchor; the choice of texts is kept; a link into a folded
   part opens it. A classic script: modules do not load from file://. */
(function () {
  "use strict";

  function stored(key, value) {
    try {
      if (value === undefined) return localStorage.getItem(key);
      localStorage.setItem(key, value);
    } catch (error) {
      /* storage is switched off: the page works without it */
    }
    return null;
  }

  function keepAnchor() {
    document.querySelectorAll("a.language-link").forEach(function (link) {
      link.href = link.getAttribute("href").split("#")[0] + location.hash;
    });
  }

  function target() {
    try {
      return document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch (error) {
      return null;
    }
  }

  function openTarget() {
    var found = target();
    for (var part = found; part; part = part.parentElement) {
      if (part.tagName === "DETAILS") part.open = true;
    }
    if (found) found.scrollIntoView();
  }

  function chooseTexts() {
    var choice = document.querySelector(".texts-choice");
    if (!choice) return;
    choice.hidden = false;
    choice.querySelectorAll("input").forEach(function (input) {
      input.checked = input.value === document.documentElement.dataset.texts;
      input.addEventListener("change", function () {
        document.documentElement.dataset.texts = input.value;
        stored("rulebook-texts", input.value);
      });
    });
  }

  function filterMatrix() {
    var select = document.querySelector(".matrix-filter select");
    if (!select) return;
    select.closest(".matrix-filter").hidden = false;
    select.addEventListener("change", function () {
      document.querySelectorAll("tr.matrix-row").forEach(function (row) {
        var wanted = select.value === "all" || row.matches(select.value);
        row.hidden = !wanted;
      });
      var found = 0;
      document.querySelectorAll("table.matrix").forEach(function (table) {
        var box = table.closest(".table-wrapper") || table;
        var empty = !table.querySelector("tr.matrix-row:not([hidden])");
        box.hidden = empty;
        if (box.previousElementSibling) box.previousElementSibling.hidden = empty;
        if (!empty) found += 1;
      });
      document.querySelector(".matrix-none").hidden = found > 0;
    });
  }

  /* The page that is open may stand far below in the contents of the site. */
  function showPlace() {
    var box = document.querySelector(".sidebar-scroll");
    var here = box && box.querySelector("li.current-page > a.reference");
    if (!here) return;
    var below = here.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    if (below > 0) box.scrollTop += below + box.clientHeight / 2;
  }

  stored("rulebook-language", document.documentElement.lang);
  keepAnchor();
  chooseTexts();
  filterMatrix();
  showPlace();
  if (location.hash) openTarget();
  window.addEventListener("hashchange", function () {
    keepAnchor();
    openTarget();
  });
})();
