/* The whole script of a closed page: theme and language of this device, and another look. */
(function () {
  const root = document.documentElement;
  const lookAgainMs = 30_000;
  const read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = read('theme') || root.dataset.theme;
  const byDevice = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  root.dataset.theme = theme === 'dark' || theme === 'light' ? theme : byDevice;
  const chosen = new URLSearchParams(location.search).get('language');
  addEventListener('DOMContentLoaded', function () {
    const offered = Array.from(document.querySelectorAll('nav a'));
    const linkOf = function (code) {
      return offered.find(function (link) {
        return link.dataset.language === code;
      });
    };
    if (linkOf(chosen)) {
      try {
        localStorage.setItem('hisLang', chosen);
        localStorage.setItem('lang', chosen);
      } catch {
        // The choice then lasts as long as the address.
      }
      return;
    }
    const kept = linkOf(read('hisLang')) ?? linkOf(read('lang'));
    if (kept && !kept.hasAttribute('aria-current')) {
      location.replace(kept.href);
    }
  });
  setInterval(function () {
    location.reload();
  }, lookAgainMs);
})();
