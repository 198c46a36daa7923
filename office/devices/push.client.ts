/**
 * Registers the service worker and keeps this browser's push subscription alive. Browsers drop and replace
 * subscriptions silently, so the first page of a visit compares the subscription with the server's.
 */
import type { readPushState } from './devices-page.ts';

type PushState = Awaited<ReturnType<typeof readPushState>>;

const canPush = 'serviceWorker' in navigator && 'PushManager' in window;
const path = '/inbox/devices/push';
/** `on`: a person turned notifications on; `lost`: the browser took them away. */
const wishName = 'push';

const pushForm = document.querySelector<HTMLFormElement>(`form[action="${path}"]`);
const offForm = document.querySelector<HTMLFormElement>(`form[action="${path}/off"]`);

const show = (name: string, isShown: boolean) =>
  document.querySelector(`[data-push=${name}]`)?.toggleAttribute('hidden', !isShown);

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns the current subscription, or a new one if there is none or it has an earlier key of the server. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const current = await pushManager.getSubscription();
  const key = current?.options.applicationServerKey;
  if (current && key && toText(key) === publicKey) return current;
  await current?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

const toFields = (subscription: PushSubscription): Record<string, string> => {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, ...keys };
};

async function readState(): Promise<PushState> {
  const answer = await fetch(path, { headers: { accept: 'application/json' }, redirect: 'error' });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return (await answer.json()) as PushState;
}

async function turnOn(form: HTMLFormElement): Promise<void> {
  const permission = await Notification.requestPermission();
  show('blocked', permission === 'denied');
  if (permission !== 'granted') return;
  const { publicKey } = await readState();
  const fields = toFields(await subscribe(publicKey));
  for (const [name, value] of Object.entries(fields))
    form.querySelector(`[name=${name}]`)?.setAttribute('value', value);
  localStorage.setItem(wishName, 'on');
  form.submit();
}

async function turnOff(): Promise<void> {
  localStorage.removeItem(wishName);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}

async function post(to: string, fields: Record<string, string> = {}): Promise<void> {
  const token = document.querySelector<HTMLInputElement>('[name=form_token]')?.value ?? '';
  const body = new URLSearchParams({ ...fields, form_token: token });
  await fetch(to, { method: 'POST', body, redirect: 'manual' });
}

/** Subscribes again, or tells the person, if this browser had notifications and has lost them. */
async function heal(): Promise<void> {
  if (sessionStorage.getItem(wishName) === null) {
    const { publicKey, endpoint } = await readState();
    const isWanted = endpoint !== null || localStorage.getItem(wishName) !== null;
    if (isWanted) await repair(publicKey, endpoint);
    sessionStorage.setItem(wishName, 'checked');
  }
  show('lost', localStorage.getItem(wishName) === 'lost');
}

async function repair(publicKey: string, endpoint: string | null): Promise<void> {
  const isGranted = Notification.permission === 'granted';
  const subscription = isGranted ? await subscribe(publicKey).catch(() => undefined) : undefined;
  localStorage.setItem(wishName, subscription ? 'on' : 'lost');
  if (subscription && subscription.endpoint !== endpoint) await post(path, toFields(subscription));
  if (subscription || endpoint === null) return;
  await post(`${path}/off`);
  // This screen still offers to turn them off.
  if (offForm) location.reload();
}

if (canPush) {
  void navigator.serviceWorker
    .register('/inbox/worker.js', { scope: '/inbox' })
    .then(heal)
    .catch(() => undefined);
  show('unsupported', false);
  offForm?.addEventListener('submit', () => void turnOff().catch(() => undefined));
  if (pushForm) {
    show('form', true);
    pushForm.addEventListener('submit', (event) => {
      event.preventDefault();
      void turnOn(pushForm).catch(() => show('unsupported', true));
    });
  }
}
