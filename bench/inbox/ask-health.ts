/**
 * Asks /healthz again and again over one connection, in its own process, so that the benchmark's own work does not
 * count. `node bench/inbox/ask-health.ts PORT`: the message "start" begins a watch and is answered with "ready"; "stop"
 * ends it and is answered with the longest time to an answer, in milliseconds.
 */
import { connect, type Socket } from 'node:net';
import { healthPaths } from '../../contract/endpoints.ts';

const request = `GET ${healthPaths.alive} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
let socket: Socket | undefined;
let sentAtMs = 0;
let longestMs = 0;
let isStopped = false;

function ask(): void {
  sentAtMs = performance.now();
  socket?.write(request);
}

/** A new connection, because the server closes idle ones. */
function start(): void {
  isStopped = false;
  let received = '';
  let answers = 0;
  socket = connect({ port: Number(process.argv[2]), host: '127.0.0.1', noDelay: true });
  socket.once('connect', ask);
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
    if (!received.endsWith('}')) return;
    received = '';
    // The first answer includes the start of the connection.
    if (++answers === 1) process.send?.('ready');
    else longestMs = Math.max(longestMs, performance.now() - sentAtMs);
    if (!isStopped) {
      ask();
      return;
    }
    process.send?.(longestMs);
    longestMs = 0;
    socket?.end();
  });
}

process.on('message', (word) => {
  if (word === 'start') start();
  else isStopped = true;
});
process.once('disconnect', () => process.exit());
