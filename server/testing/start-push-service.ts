/**
 * A local push service for tests. It decrypts messages as a browser does, stores them, and returns configured answers.
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface Push {
  headers: IncomingHttpHeaders;
  message: { notification: Record<string, string> };
}

export async function startPushService() {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const pushes: Push[] = [];
  let answer: (path: string) => { status: number; headers?: Record<string, string> } | 'hang' = () => ({
    status: 201,
  });

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const given = answer(request.url ?? '');
      if (given === 'hang') return;
      const text = decrypt(Buffer.concat(chunks), browser, Buffer.from(auth, 'base64url'));
      pushes.push({ headers: request.headers, message: JSON.parse(text) as Push['message'] });
      response.writeHead(given.status, given.headers).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    pushes,
    answerWith: (given: typeof answer) => void (answer = given),
    makeAddress: (name: string) => ({ endpoint: `http://${host}/${name}`, p256dh, auth }),
  };
}

/** The browser's side of RFC 8188 and RFC 8291. */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, keyEnd);
  const derive = (secret: Uint8Array, from: Uint8Array, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const shared = derive(browser.computeSecret(senderKey), auth, info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
  const text = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return text.subarray(0, -1).toString();
}
