/* Runs before the first paint, inlined by the build: theme, language, direction. */
(function () {
  const root = document.documentElement;
  const read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const boot = JSON.parse(document.getElementById('boot').textContent);
  let theme = read('theme') || boot.system.info.defaultTheme;
  if (theme !== 'dark' && theme !== 'light') {
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  }
  root.dataset.theme = theme;
  const files = __MESSAGE_FILES__;
  const codes = [read('hisLang'), read('lang'), boot.language];
  const offered = boot.system.info.languages;
  const language = codes
    .map(function (code) {
      return offered.find(function (one) {
        return one.code === code;
      });
    })
    .find(Boolean);
  root.lang = (language || offered[0]).locale;
  root.dir = __RIGHT_TO_LEFT__.includes(root.lang) ? 'rtl' : 'ltr';
  if (files[root.lang]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = files[root.lang];
    document.head.append(link);
  }
  // The server fills it on the home page only; elsewhere its place would be wrong.
  const place = document.querySelector('.first-paint-banner');
  if (place.children.length === 0) {
    place.remove();
  }
})();
