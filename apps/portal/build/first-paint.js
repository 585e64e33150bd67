/* Runs before the first paint, inlined by the build: theme, language, direction, early requests, start. */
(function () {
  const root = document.documentElement;
  const read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const ask = function (attributes) {
    const link = document.createElement('link');
    link.crossOrigin = '';
    document.head.append(Object.assign(link, attributes));
  };
  const boot = JSON.parse(document.getElementById('boot').textContent);
  let theme = read('theme') || boot.system.info.defaultTheme;
  if (theme !== 'dark' && theme !== 'light') {
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  }
  root.dataset.theme = theme;
  if (read('calmMode') === '1') {
    root.dataset.motion = 'calm';
  }
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
  // A sheet that a script asks for does not hold up the paint; the page itself waits for it.
  __LATE_SHEETS__.forEach(function (href) {
    ask({ rel: 'stylesheet', href, className: 'late-sheet' });
  });
  if (files[root.lang]) {
    ask({ rel: 'modulepreload', href: files[root.lang] });
  }
  const pageFiles = __PAGE_FILES__;
  const page = boot.home ? 'home' : boot.centre ? 'centre' : 'others';
  (pageFiles[location.pathname] || pageFiles[page]).forEach(ask);
  // A script that fails, or is not there in time, says so with the way to load again (SYS-06).
  const limitMs = 120000;
  const place = document.getElementById('root');
  const fail = function (reason) {
    // Once the portal stands it says itself what did not arrive.
    if (!place.querySelector('.first-paint')) {
      return;
    }
    const texts = __FAILED_TEXTS__;
    const said = texts[root.lang] || texts.en;
    const part = function (name, text, parent) {
      return parent.appendChild(Object.assign(document.createElement(name), { textContent: text }));
    };
    const screen = document.createElement('div');
    Object.assign(screen, { className: 'first-paint-failed', role: 'alert' });
    screen.dataset.ux = 'SYS-06';
    part('h1', said.title, screen);
    part('p', said[reason], screen);
    part('button', said.again, screen).addEventListener('click', function () {
      location.reload();
    });
    place.replaceChildren(screen);
  };
  setTimeout(fail, limitMs, 'late');
  addEventListener('start-failed', function () {
    fail('text');
  });
  // The scripts run long: they wait for the first paint and its pictures, which came before them
  // on the line. A page in the background is never painted, and a picture may not come.
  const longestWaitMs = 500;
  let isStarted = false;
  const start = function () {
    if (!isStarted) {
      isStarted = true;
      __SCRIPTS__.forEach(function (href) {
        import(href).catch(function () {
          fail('text');
        });
      });
    }
  };
  const afterPaint = function () {
    requestAnimationFrame(function () {
      setTimeout(start);
    });
  };
  const pictures = Array.from(document.querySelectorAll('.first-paint img'), function (picture) {
    return picture.decode();
  });
  void Promise.allSettled(pictures).then(afterPaint);
  setTimeout(start, document.hidden ? 0 : longestWaitMs);
})();
