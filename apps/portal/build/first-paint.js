/* Runs before the first paint, inlined by the build: theme, language, direction, what stands under the header. */
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
  const language = [read('hisLang'), read('lang'), boot.language].find(function (tag) {
    return tag && files[tag];
  });
  root.lang = language || 'en';
  root.dir = /^(ar|fa|he|ur)/.test(root.lang) ? 'rtl' : 'ltr';
  if (files[root.lang]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = files[root.lang];
    document.head.append(link);
  }
  // Only the home page begins with the banner; elsewhere its place would be wrong.
  const place = document.querySelector('.first-paint-banner');
  if (!/^\/(index(\.html)?|home|login|register)?$/.test(location.pathname)) {
    place.remove();
    return;
  }
  // The largest pictures start with the document, not after the scripts that show them again.
  const show = function (source, parent) {
    if (source && source[0] === '/') {
      const picture = document.createElement('img');
      picture.alt = '';
      picture.fetchPriority = 'high';
      picture.src = source;
      parent.prepend(picture);
    }
  };
  const banner = boot.system.banners[0];
  const lead = boot.hot[0];
  show(banner && banner.url, place);
  show(lead && lead.showIcon, document.querySelector('.first-paint-lead'));
})();
