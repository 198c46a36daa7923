/**
 * Asks /healthz again and again over one connection, in its own process, so that the benchmark's own work does not
 * count. `node bench/inbox/ask-health.ts PORT`: the message "start" begins a watch; "stop" ends it and is answered with
 * the longest time to an answer, in milliseconds.
 */
import { connect } from 'node:net';
import { healthPaths } from '../../contract/endpoints.ts';

const request = `GET ${healthPaths.alive} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
const socket = connect({ port: Number(process.argv[2]), host: '127.0.0.1', noDelay: true });
let isWatching = false;
let isAsking = false;
let sentAtMs = 0;
let longestMs = 0;
let received = '';

function ask(): void {
  isAsking = true;
  sentAtMs = performance.now();
  socket.write(request);
}

socket.on('data', (chunk) => {
  received += chunk.toString('latin1');
  if (!received.endsWith('}')) return;
  received = '';
  isAsking = false;
  longestMs = Math.max(longestMs, performance.now() - sentAtMs);
  if (isWatching) ask();
  else process.send?.(longestMs);
});

process.on('message', (word) => {
  isWatching = word === 'start';
  if (!isWatching) return;
  longestMs = 0;
  if (!isAsking) ask();
});
process.once('disconnect', () => process.exit());
