/**
 * Registers the service worker and this browser's push subscription. A button requests it; a changed subscription is
 * sent again.
 */
const canPush = 'serviceWorker' in navigator && 'PushManager' in window;

const pushForm = document.querySelector<HTMLFormElement>('form[data-push]');

function fill(form: HTMLFormElement, subscription: PushSubscription): void {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const values: Record<string, string | undefined> = { endpoint, ...keys };
  for (const name of ['endpoint', 'p256dh', 'auth'])
    form.querySelector(`[name=${name}]`)?.setAttribute('value', values[name] ?? '');
}

const show = (name: string, isShown: boolean) =>
  document.querySelector(`p[data-push=${name}]`)?.toggleAttribute('hidden', !isShown);

async function turnOn(form: HTMLFormElement): Promise<void> {
  const permission = await Notification.requestPermission();
  show('blocked', permission === 'denied');
  if (permission !== 'granted') return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = form.dataset['push'] ?? '';
  fill(form, await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  form.submit();
}

/** Browsers replace subscriptions silently, so the first page of a visit reports the current one. */
async function repeat({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  const subscription = await pushManager.getSubscription();
  const token = document.querySelector<HTMLInputElement>('[name=form_token]')?.value;
  if (!subscription || !token || sessionStorage.getItem('push') === subscription.endpoint) return;
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const body = new URLSearchParams({ endpoint, ...keys, form_token: token });
  await fetch('/inbox/devices/push', { method: 'POST', body, redirect: 'manual' });
  sessionStorage.setItem('push', endpoint);
}

if (canPush) {
  const registered = navigator.serviceWorker.register('/inbox/worker.js', { scope: '/inbox' });
  void registered.then(repeat).catch(() => undefined);
  show('unsupported', false);
  if (pushForm) {
    pushForm.hidden = false;
    pushForm.addEventListener('submit', (event) => {
      event.preventDefault();
      void turnOn(pushForm).catch(() => show('unsupported', true));
    });
  }
}
