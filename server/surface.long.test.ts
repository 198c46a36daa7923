import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { expectProtected } from './testing/expect-protected.ts';
import { startTestServer } from './testing/start-test-server.ts';

test('answers an unfinished request with 408 and every security header, and closes the connection', async () => {
  const server = await startTestServer({ env: { PUBLIC_URL: 'https://plumb.example' } });
  const socket = connect(server.port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n');
  const startedAtMs = Date.now();
  await once(socket, 'close');
  expectProtected(text, 408);
  expect(Date.now() - startedAtMs).toBeLessThan(70_000);
});
