/**
 * Encrypts a message for one browser (RFC 8291, Message Encryption for Web Push) and signs the request for its push
 * service (RFC 8292, VAPID). No library that does both is still maintained (docs/decisions/0079).
 */
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

/** The shape of `PushSubscription.toJSON()`; both keys are base64url. */
export interface PushAddress {
  endpoint: string;
  /** The browser's public key: an uncompressed P-256 point of 65 bytes. */
  p256dh: string;
  /** A secret shared with the browser, 16 bytes. */
  auth: string;
}

/** The server's P-256 private key, 32 bytes in base64url, and its public point, which browsers subscribe with. */
export interface VapidKeys {
  privateKey: string;
  publicKey: string;
}

const curve = 'prime256v1';
/** One record contains the whole message; push services accept at most 4,096 bytes of body. */
const recordBytes = 4_096;
const longestTokenSeconds = 12 * 60 * 60;

const fromBase64Url = (text: string) => Buffer.from(text, 'base64url');

/** Whether the keys of a browser have the right form; the point may still not be on the curve. */
export function isPushKeys({ p256dh, auth }: Pick<PushAddress, 'p256dh' | 'auth'>): boolean {
  const [point, secret] = [p256dh, auth].map(fromBase64Url) as [Buffer, Buffer];
  const isText = [p256dh, auth].every((key) => /^[\w-]+={0,2}$/.test(key));
  return isText && point.length === 65 && point[0] === 4 && secret.length === 16;
}

export function makeVapidKeys(): VapidKeys {
  const keys = createECDH(curve);
  const publicKey = keys.generateKeys('base64url');
  return { publicKey, privateKey: keys.getPrivateKey('base64url') };
}

/**
 * Returns the request body in the encoding `aes128gcm`. `fixed` sets the salt and private key for the vectors of the
 * RFC; by default both are random. Throws if the browser's keys are invalid.
 */
export function encryptPush(
  message: string,
  { p256dh, auth }: Pick<PushAddress, 'p256dh' | 'auth'>,
  fixed?: { salt: string; privateKey: string },
): Buffer {
  const sender = createECDH(curve);
  if (fixed) sender.setPrivateKey(fixed.privateKey, 'base64url');
  else sender.generateKeys();
  const senderKey = sender.getPublicKey();
  const browserKey = fromBase64Url(p256dh);
  const salt = fixed ? fromBase64Url(fixed.salt) : randomBytes(16);

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, senderKey]);
  const shared = derive(sender.computeSecret(browserKey), fromBase64Url(auth), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(recordBytes, 16);
  header.writeUInt8(senderKey.length, 20);
  // The last record ends with the delimiter 2.
  const text = Buffer.concat([Buffer.from(message), Buffer.of(2)]);
  return Buffer.concat([header, senderKey, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** `subject`: the contact for the push service, a `mailto:` or `https:` address. Apple refuses one on localhost. */
export function signVapid(endpoint: string, keys: VapidKeys, subject: string, nowMs: number): string {
  const point = fromBase64Url(keys.publicKey);
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: keys.privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const expires = Math.floor(nowMs / 1_000) + longestTokenSeconds;
  const claims = { aud: new URL(endpoint).origin, exp: expires, sub: subject };
  const token = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${token}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
