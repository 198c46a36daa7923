/** Sends one message to one browser, over the push service that the browser named. */
import { createHash } from 'node:crypto';
import type { Core } from '../core/core.ts';
import { DeliveryError } from '../mail/delivery-error.ts';
import { post } from '../outbox/webhook.ts';
import type { PushDevice } from '../store/push-store.ts';
import { encryptPush, signVapid } from '../../domain/encrypt-push.ts';

/** Anyone can read a lock screen, so nothing here names a person. */
export interface PushMessage {
  title: string;
  body: string;
  /** The address that a tap opens. */
  navigate: string;
  /** Messages with the same tag replace each other. */
  tag: string;
}

/** Names a browser in deliveries. Ids of rows may be used again, an endpoint is not. */
export const hashEndpoint = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);

export type Pusher = ReturnType<typeof createPusher>;

/** The browsers' push services. The server must never call an arbitrary address that a client chose. */
const pushHosts = [
  /^fcm\.googleapis\.com$/,
  /\.push\.apple\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
];

export function isPushService(endpoint: string, testHost?: string): boolean {
  const url = URL.parse(endpoint);
  if (url === null) return false;
  return (
    url.host === testHost || (url.protocol === 'https:' && pushHosts.some((host) => host.test(url.hostname)))
  );
}

const daySeconds = 24 * 60 * 60;

/** The site is the contact for push services. */
export function createPusher({ store, siteUrl, nowMs }: Core) {
  return {
    /** Throws a DeliveryError. Removes a device that is gone. */
    async send(
      device: PushDevice,
      { tag, ...notification }: PushMessage,
      signal: AbortSignal,
    ): Promise<void> {
      const { endpoint } = device;
      const keys = await store.readVapidKeys();
      // Safari shows this format itself; in other browsers, the inbox's worker reads it.
      const body = encryptPush(
        JSON.stringify({ web_push: 8030, notification: { ...notification, tag } }),
        device,
      );
      const response = await post(
        endpoint,
        new Uint8Array(body),
        {
          'content-encoding': 'aes128gcm',
          ...{ ttl: String(daySeconds), urgency: 'high' },
          authorization: signVapid(endpoint, keys, siteUrl(), nowMs()),
          topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
        },
        signal,
      );
      if (response.ok) return;
      if (isGone(response.status)) await store.removePushDevice(device.id);
      throw toError(response);
    },
  };
}

const isGone = (status: number) => status === 404 || status === 410;

function toError({ status, headers }: Response): DeliveryError {
  const retryAfterSeconds = Number(headers.get('retry-after') ?? '');
  return new DeliveryError(`The push service answered ${status}`, {
    code: `HTTP ${status}`,
    isPermanent: isGone(status),
    // These statuses refuse this server, not the message.
    needsRepair: status === 400 || status === 401 || status === 403,
    ...(retryAfterSeconds > 0 && { retryAfterMs: retryAfterSeconds * 1_000 }),
  });
}
