/* Runs before the first paint, inlined by the build: theme, language, direction, what stands under the header. */
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var boot = JSON.parse(document.getElementById('boot').textContent);
  var theme = read('theme') || boot.system.info.defaultTheme;
  if (theme !== 'dark' && theme !== 'light') {
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  }
  root.dataset.theme = theme;
  var files = __MESSAGE_FILES__;
  var language = [read('hisLang'), read('lang'), boot.language].find(function (tag) {
    return tag && files[tag];
  });
  root.lang = language || 'en';
  root.dir = /^(ar|fa|he|ur)/.test(root.lang) ? 'rtl' : 'ltr';
  if (files[root.lang]) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = files[root.lang];
    document.head.append(link);
  }
  // Only the home page begins with the banner; elsewhere its place would be wrong.
  if (!/^\/(index(\.html)?|home|login|register)?$/.test(location.pathname)) {
    document.querySelector('.first-paint-banner').remove();
  }
})();
