// Served instead of service-worker.js if SERVICE_WORKER=off. Deletes the copies and unregisters the service worker. Open pages are not
// reloaded: they would register it again, and reload again.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const empty = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await registration.unregister();
  };
  event.waitUntil(empty());
});
