// The app without a network, and what a press on a notification does. It keeps one page, which says that there is no
// connection; tables and everything else always come from the server, so nothing old can be shown.

const KEPT = 'conclave-offline', PAGE = '/offline';

addEventListener('install', event => {
  skipWaiting();
  event.waitUntil(caches.open(KEPT).then(async kept => {
    const page = await fetch(PAGE);
    const styles = [...(await page.clone().text()).matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(found => found[1]);
    for (const old of await kept.keys()) await kept.delete(old);
    await kept.put(PAGE, page);
    await kept.addAll(styles);
  }));
});
addEventListener('activate', event => event.waitUntil(clients.claim()));

addEventListener('fetch', event => {
  const { request } = event, { pathname } = new URL(request.url);
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (pathname.startsWith('/assets/') && pathname.endsWith('.css'))
    event.respondWith(fetch(request).catch(async () => await caches.match(request) ?? Response.error()));
});

addEventListener('notificationclick', event => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(clients.matchAll({ type: 'window' }).then(open => {
    const there = open.find(({ url }) => new URL(url).pathname === path);
    return there ? there.focus() : clients.openWindow(path);
  }));
});
