/**
 * Sends leads over keep-alive connections for a number of seconds, in a separate process so it does not compete for the
 * server's thread. It uses raw sockets, because the client must cost less than the server.
 * node bench/leads/load.ts PORT CONNECTIONS SECONDS [LEADS] prints one line of JSON.
 */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';

const [port = 0, connections = 1, seconds = 1, mostLeads = Infinity] = process.argv.slice(2).map(Number);
const latenciesMs: number[] = [];
const endsAtMs = performance.now() + seconds * 1_000;
let started = 0;
let refused = 0;

function makeRequest(): string {
  const index = started++;
  const body = JSON.stringify({
    name: 'Ida Tester',
    email: `visitor${index}@customer.example`,
    phone: '(843) 555-0177',
    message: 'Two rooms need drywall, and the ceiling of the hall has come down in one corner.',
  });
  return [
    'POST /contact.php HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Idempotency-Key: ${randomUUID()}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

function isOver(): boolean {
  return started >= mostLeads || performance.now() >= endsAtMs;
}

function runConnection(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sentAtMs = 0;
    let answer = '';
    const send = () => {
      if (isOver()) {
        socket.end();
        resolve();
        return;
      }
      sentAtMs = performance.now();
      socket.write(makeRequest());
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      const headEnd = answer.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? 0);
      if (answer.length < headEnd + 4 + length) return;
      if (answer.startsWith('HTTP/1.1 200')) latenciesMs.push(performance.now() - sentAtMs);
      else refused++;
      answer = '';
      send();
    });
  });
}

const startedAtMs = performance.now();
await Promise.all(Array.from({ length: connections }, runConnection));
const tookSeconds = (performance.now() - startedAtMs) / 1_000;
latenciesMs.sort((a, b) => a - b);
const percentile = (part: number) => latenciesMs[Math.floor(latenciesMs.length * part)] ?? Number.NaN;
console.log(
  JSON.stringify({
    leads: latenciesMs.length,
    refused,
    perSecond: latenciesMs.length / tookSeconds,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    worstMs: latenciesMs.at(-1),
  }),
);
