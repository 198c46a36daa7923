/** Limits on the space, slots and memory that one visitor or network can take from others. */
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { getFileFolder } from './store/data-paths.ts';
import { makePhoto, plan } from './testing/sample-files.ts';
import { openRequest, sendOne } from './testing/send-files.ts';
import { ada, startTestServer, type TestServer } from './testing/start-test-server.ts';

const megabyte = 1024 * 1024;
let requests = 0;

const makePlan = (number: number, megabytes: number) =>
  Buffer.concat([
    ...[Buffer.from('%PDF-1.7\n'), Buffer.alloc(megabytes * megabyte - plan.length, `% ${number}\n`), plan],
  ]);

/** Sends a plan to a new request, because a request may have only one. */
async function addPlan(server: TestServer, network: string, megabytes: number, number = ++requests) {
  const { path } = await openRequest(server, { ...ada, message: `Request ${++requests}` });
  const form = new FormData();
  form.append('plan', new Blob([makePlan(number, megabytes)]), 'plan.pdf');
  const headers = { accept: 'application/json', 'x-forwarded-for': network };
  return (await fetch(`${server.url}${path}/files`, { method: 'POST', body: form, headers })).status;
}

const start = (env: Record<string, string>) =>
  startTestServer({ env: { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '0', FILE_LIMIT: '0', ...env } });

test('reserves the last fifth of the file space for other networks', async () => {
  const server = await start({ MAX_FILES_MB: '60' });
  const statuses: number[] = [];
  for (let index = 0; index < 6; index++) statuses.push(await addPlan(server, `2001:db8::${index}`, 9));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
  expect(await addPlan(server, '2001:db8:0:1::1', 9)).toBe(200);
  expect(await addPlan(server, '2001:db8:0:1::2', 9)).toBe(409);
  expect((await server.post('/contact.php', { ...ada, message: 'still' })).status).toBe(200);
});

test("limits a network's megabytes per day, without counting refused files", async () => {
  let nowMs = Date.now();
  const server = await startTestServer({
    env: { TRUST_PROXY: '127.0.0.1', FILE_LIMIT: '0', FILE_MB_PER_DAY: '10', MAX_FILES_MB: '20' },
    nowMs: () => nowMs,
  });
  expect(await addPlan(server, '192.0.2.1', 7)).toBe(200);
  expect(await addPlan(server, '192.0.2.1', 7)).toBe(409);
  expect(await addPlan(server, '192.0.2.1', 2)).toBe(200);
  expect(await addPlan(server, '192.0.2.2', 9)).toBe(200);
  // This file exceeds the total space, so it does not count against the network.
  expect(await addPlan(server, '192.0.2.3', 9)).toBe(409);
  expect(await addPlan(server, '192.0.2.3', 1)).toBe(200);
  nowMs += 24 * 60 * 60_000;
  expect(await addPlan(server, '192.0.2.1', 0.001)).toBe(200);
});

test('limits a request to two simultaneous forms, and a network to four', async () => {
  const server = await start({});
  const begin = (path: string) => {
    const socket = connect(server.port, '127.0.0.1');
    let answer = '';
    socket.on('error', () => undefined).on('data', (data) => (answer += data.toString()));
    const head = `POST ${path}/files HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x`;
    socket.write(`${head}\r\nContent-Length: 900000\r\n\r\n--x\r\n`);
    onTestFinished(() => void socket.destroy());
    return { socket, status: () => answer.slice(9, 12) };
  };
  const paths = [];
  for (const message of ['a', 'b', 'c']) paths.push((await openRequest(server, { ...ada, message })).path);
  const [a = '', b = '', c = ''] = paths;
  const countRefused = (forms: ReturnType<typeof begin>[]) =>
    forms.filter(({ status }) => status() === '429').length;
  const ofRequest = [begin(a), begin(a), begin(a)];
  await expect.poll(() => countRefused(ofRequest)).toBe(1);
  const ofNetwork = [begin(b), begin(b), begin(c)];
  await expect.poll(() => countRefused(ofNetwork)).toBe(1);
  expect(countRefused([...ofRequest, ...ofNetwork])).toBe(2);
  ofRequest.find(({ status }) => status() === '')?.socket.destroy();
  await expect.poll(async () => (await sendOne(server, a, plan)).status).toBe(200);
});

test('keeps at most two plans in memory', async () => {
  let [inside, most] = [0, 0];
  const allAreHere = Promise.withResolvers<void>();
  const server = await startTestServer({
    env: { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '0' },
    wrapStore: (store) => ({
      ...store,
      async saveFile(...args) {
        most = Math.max(most, ++inside);
        await allAreHere.promise;
        return store.saveFile(...args).finally(() => inside--);
      },
    }),
  });
  const sent = Array.from({ length: 8 }, (_, index) => addPlan(server, `192.0.2.${index}`, 1));
  const countArriving = () => readdirSync(getFileFolder(server.dataDir)).length;
  await expect.poll(() => [countArriving(), inside]).toEqual([8, 2]);
  allAreHere.resolve();
  expect(await Promise.all(sent)).toEqual(Array(8).fill(200));
  expect(most).toBe(2);
});

const findEncoder = () =>
  readdirSync('/proc').find((pid) => {
    try {
      const isOurs = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[3] === String(process.pid);
      return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('encode-photo.ts');
    } catch {
      return false;
    }
  });

test.skipIf(process.platform !== 'linux')(
  'accepts a photo later whose encoding the system killed, and logs it',
  async () => {
    const server = await start({});
    const { path } = await openRequest(server, ada);
    const photo = await makePhoto(1, 6_000, 4_000);
    const sending = sendOne(server, path, photo);
    await expect.poll(findEncoder, { interval: 5, timeout: 20_000 }).toBeDefined();
    process.kill(Number(findEncoder()), 'SIGKILL');
    const killed = await sending;
    expect([killed.status, killed.body.error]).toEqual([429, expect.stringContaining('try again')]);
    expect(server.log.join('')).toContain('The system killed the encoding of a photograph');
    expect((await sendOne(server, path, photo)).status).toBe(200);
  },
);
