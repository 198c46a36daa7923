import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { addBodyDeadline } from './body-deadline.ts';

const windowMs = 1_000;
/** `work` consumes the body at `/files`. */
async function startServer(work: (body: AsyncIterable<Buffer>) => Promise<void>) {
  const app = fastify({
    clientErrorHandler: ({ code }, socket) => void socket.end(`HTTP/1.1 408 ${code}\r\n\r\n`),
  });
  addBodyDeadline(app, { windowMs });
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const post = (url: string, config: { mayTakeLong?: boolean }) =>
    app.post(url, { config }, async ({ raw }) => {
      await work(raw);
      return 'taken';
    });
  post('/files', { mayTakeLong: true });
  post('/words', {});
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => {
    app.server.closeAllConnections();
    return app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  return (path: string, bytes: number) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('error', () => undefined).on('data', (data) => (answer += data.toString()));
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: a/b\r\nContent-Length: ${bytes}\r\n\r\n`);
    onTestFinished(() => void socket.destroy());
    return { socket, status: () => answer.slice(9, 12) };
  };
}

/** Sends `bytes` every 50 ms until `total` is sent or the connection ends. */
function trickle(socket: Socket, bytes: number, total: number): void {
  let left = total;
  const timer = setInterval(() => {
    socket.write(Buffer.alloc(Math.min(bytes, left)));
    left -= bytes;
    if (left <= 0) clearInterval(timer);
  }, 50);
  socket.once('close', () => clearInterval(timer));
}

const readAll = async (body: AsyncIterable<Buffer>) => {
  for await (const chunk of body) void chunk;
};

test('aborts uploads that are too slow, and accepts uploads over a slow line', async () => {
  const send = await startServer(readAll);
  const slow = send('/files', 100_000);
  trickle(slow.socket, 20, 100_000);
  const fast = send('/files', 30_000);
  trickle(fast.socket, 1_000, 30_000);
  await expect.poll(slow.status).toBe('408');
  await expect.poll(fast.status).toBe('200');
});

test('aborts forms after their deadline, however fast they arrive', async () => {
  const send = await startServer(readAll);
  const endless = send('/words', 10_000_000);
  trickle(endless.socket, 1_000, 10_000_000);
  await expect.poll(endless.status).toBe('408');
});

test('does not count time in which the server is still processing earlier bytes', async () => {
  const send = await startServer(async (body) => {
    for await (const chunk of body) {
      void chunk;
      await new Promise((resolve) => setTimeout(resolve, 3 * windowMs));
      break;
    }
  });
  const { socket, status } = send('/files', 10_000_000);
  socket.write(Buffer.alloc(5_000_000));
  await expect.poll(status).toBe('200');
});
