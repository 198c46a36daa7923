/** Sends random and mutated requests to a running server. The same seed sends the same requests. */
import { Agent, request } from 'node:http';
import { createRandom, pick, type Random } from '../../domain/random.ts';
import { ada, grace } from './start-test-server.ts';

const injections = [
  '\r\nBcc: victim@evil.example',
  '=HYPERLINK("http://evil.example")',
  '<script>alert(1)</script>',
  "'; DROP TABLE leads; --",
  '\ud800',
  '\u0000\u001b[31m',
  '\u202e\u2028',
  '__proto__',
  '%00%ff%',
  '[[title]]',
  '𝕏'.repeat(500),
];

function makeValue(random: Random, depth = 0): unknown {
  const makers: (() => unknown)[] = [
    () => pick(random, injections),
    () => (random() - 0.5) * 10 ** Math.floor(random() * 40),
    () => null,
    () => random() < 0.5,
    () => 'x'.repeat(Math.floor(random() * 6_000)),
    () => (depth > 3 ? [] : Array.from({ length: 3 }, () => makeValue(random, depth + 1))),
    () =>
      depth > 3 ? {} : { constructor: makeValue(random, depth + 1), name: makeValue(random, depth + 1) },
  ];
  return pick(random, makers)();
}

function makeRecord(random: Random): Record<string, unknown> {
  const record: Record<string, unknown> = { ...pick(random, [ada, grace]) };
  for (const name of [...Object.keys(record), pick(random, injections), 'idempotency_key', 'phoneNumber']) {
    const dice = random();
    if (dice < 0.2) record[name] = makeValue(random);
    else if (dice < 0.3) Reflect.deleteProperty(record, name);
    else if (dice < 0.5) record[name] = String(record[name]) + pick(random, injections);
  }
  return record;
}

function mutate(random: Random, body: Buffer): Buffer {
  const copy = Buffer.from(body);
  for (let change = Math.floor(random() * 8); change > 0 && copy.length > 0; change--) {
    copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  }
  return random() < 0.2 ? copy.subarray(0, Math.floor(random() * copy.length)) : copy;
}

function toForm(record: Record<string, unknown>): string {
  const texts = Object.entries(record).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(texts).toString();
}

function makeBody(random: Random): Buffer {
  const makers: (() => Buffer)[] = [
    () => Buffer.from(JSON.stringify(makeRecord(random))),
    () => mutate(random, Buffer.from(JSON.stringify(makeRecord(random)))),
    () => mutate(random, Buffer.from(toForm(makeRecord(random)))),
    () => Buffer.from(Array.from({ length: Math.floor(random() * 300) }, () => Math.floor(random() * 256))),
    () => Buffer.from('['.repeat(Math.floor(random() * 30_000))),
    () => Buffer.alloc(Math.floor(random() * 70_000), 0x61),
  ];
  // Large bodies are rarer, so that most time goes into the rules, not into copying.
  return makers[Math.floor(random() ** 1.5 * makers.length)]?.() ?? Buffer.alloc(0);
}

const types = [
  'application/json',
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/JSON;;;',
  '',
];
const paths = [
  '/contact.php',
  '/mailer.php',
  '/a/b/contact.php?x=%00',
  '/contact.php/',
  '/leads/x/called/y',
  '/corrections/x/y',
  '/requests/x/y/files',
];

export async function throwBodies(url: string, amount: number, seed: number): Promise<Map<number, number>> {
  const random = createRandom(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const statuses = new Map<number, number>();
  let left = amount;

  function throwOne(): Promise<number> {
    const body = makeBody(random);
    const noise = Buffer.from(
      Array.from({ length: 12 }, () => 0x20 + Math.floor(random() * 0x5f)),
    ).toString();
    const headers = {
      'content-type': pick(random, types),
      'content-length': body.length,
      accept: pick(random, ['text/html', 'application/json', '*/*', noise]),
      'idempotency-key': noise,
      'x-issue-token': noise,
      'x-fax-extension': noise,
      origin: noise,
      referer: noise,
      'x-forwarded-for': noise,
    };
    return new Promise((resolve, reject) => {
      const call = request(url + pick(random, paths), { method: 'POST', agent, headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      });
      // The server answers an oversized body before it is read and may then close the connection.
      call.on('error', (error: NodeJS.ErrnoException) =>
        body.length > 65_536 && ['EPIPE', 'ECONNRESET'].includes(error.code ?? '')
          ? resolve(413)
          : reject(error),
      );
      call.end(body);
    });
  }

  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (left-- > 0) {
        const status = await throwOne();
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  agent.destroy();
  return statuses;
}

/** The resident memory of the server's process, in bytes. */
export async function readMemory(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/resident_memory_bytes (\d+)/.exec(text)?.[1]);
}
