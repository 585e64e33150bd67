/*
 * Answers one thing: a page that is asked for while there is no network. It keeps nothing: no page,
 * no answer of a call, no session. Whatever else a page loads goes by without it.
 */
const offlinePage = __PAGE__;
const policy = __POLICY__;

addEventListener('install', function () {
  // It has no state that an older page could miss.
  void skipWaiting();
});

addEventListener('activate', function (event) {
  // The browser then asks for the page while the worker wakes up.
  event.waitUntil(registration.navigationPreload?.enable());
});

addEventListener('fetch', function (event) {
  const { method, mode, url } = event.request;
  const isDesk = new URL(url).pathname.startsWith('/backoffice');
  if (mode === 'navigate' && method === 'GET' && !isDesk) {
    event.respondWith(load(event));
  }
});

async function load(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return new Response(offlinePage, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
      },
    });
  }
}
