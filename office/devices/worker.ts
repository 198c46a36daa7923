/**
 * The inbox's service worker: shows push messages, opens the request of a clicked notification, and shows a page when
 * offline. It caches only that page and never stores a request on the device.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends WorkerEvent {
  data: { json(): { notification: { title: string; body: string; navigate: string; tag: string } } } | null;
}
interface Pressed extends WorkerEvent {
  notification: Notification;
}
interface Fetched extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Tab {
  focus(): Promise<Tab>;
  navigate(url: string): Promise<Tab | null>;
}
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window' }): Promise<Tab[]>;
    openWindow(url: string): Promise<Tab | null>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: WorkerEvent) => void): void;
  addEventListener(type: 'push', listen: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: Pressed) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetched) => void): void;
}

const worker = globalThis as unknown as WorkerScope;
const offlinePage = '/inbox/offline';
const cacheName = 'offline';

worker.addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.add(offlinePage))
      .then(() => worker.skipWaiting()),
  ),
);

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

// Safari revokes a subscription after three pushes without a notification, so every push shows one, even over an open
// inbox.
worker.addEventListener('push', (event) => {
  const { title, body, navigate, tag } = event.data?.json().notification ?? {
    title: 'Inbox',
    body: '',
    navigate: '/inbox',
    tag: '',
  };
  const shown = worker.registration.showNotification(title, { body, tag, data: navigate });
  const told = fetch('/inbox/arrived', { method: 'POST' }).catch(() => undefined);
  event.waitUntil(Promise.all([shown, told]));
});

worker.addEventListener('notificationclick', (event) => {
  const url = String(event.notification.data);
  event.notification.close();
  event.waitUntil(
    worker.clients.matchAll({ type: 'window' }).then(async ([tab]) => {
      const opened = await tab?.navigate(url).catch(() => null);
      return opened ? opened.focus() : worker.clients.openWindow(url);
    }),
  );
});

worker.addEventListener('fetch', (event) => {
  // A frame that a worker loads loses its `sec-fetch-dest`, which the preview needs.
  if (event.request.destination !== 'document') return;
  event.respondWith(
    fetch(event.request).catch(async () => (await caches.match(offlinePage)) ?? Response.error()),
  );
});
