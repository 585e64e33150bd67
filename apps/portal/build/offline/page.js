/* The whole script of the offline page: theme and language of this device, and another look. */
(function () {
  const root = document.documentElement;
  const read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = read('theme');
  const byDevice = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  root.dataset.theme = theme === 'dark' || theme === 'light' ? theme : byDevice;
  const texts = __TEXTS__;
  // The page of the site keeps its locale: what the codes of a site mean, only the server knows.
  const wishes = [read('offlineLocale')].concat(
    navigator.languages,
    navigator.languages.map(function (tag) {
      return tag.split('-')[0];
    }),
    'en',
  );
  const locale = wishes.find(function (wish) {
    return Object.hasOwn(texts, wish);
  });
  const words = texts[locale];
  root.lang = locale;
  root.dir = words.direction;
  addEventListener('DOMContentLoaded', function () {
    document.title = words.title;
    document.querySelector('h1').textContent = words.title;
    document.querySelector('a').textContent = words.again;
  });
  addEventListener('online', function () {
    location.reload();
  });
})();
