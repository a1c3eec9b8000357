/* Keeps the whole site for use without a network, where the browser and the host allow it. */
(function () {
  "use strict";

  var form = document.querySelector("form.finder");
  if (!form || !("serviceWorker" in navigator) || !/^http/.test(location.protocol)) return;
  navigator.serviceWorker.register(form.dataset.top + "sw.js").catch(function () {
    /* refused, in a private window for one: the site works with the network as before */
  });
})();
