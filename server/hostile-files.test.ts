/** Malicious files, and visitors who send too many. None may cause a 5xx or occupy space for long. */
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { mostFileBytes } from '../contract/request-page.ts';
import { getFileFolder } from './store/data-paths.ts';
import * as samples from './testing/sample-files.ts';
import { openRequest, sendForm, sendOne } from './testing/send-files.ts';
import { ada, breakStore, startTestServer, type TestServer } from './testing/start-test-server.ts';

/** Sends only the headers of a form, and returns the answer. */
function sendClaim(server: TestServer, path: string, length: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const type = 'Content-Type: multipart/form-data; boundary=x';
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', reject).once('data', (data) => {
      socket.destroy();
      resolve(data.toString());
    });
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: ${length}\r\n\r\n`);
  });
}

const listArriving = (server: TestServer) => readdirSync(getFileFolder(server.dataDir));

// FILES-CHECKED
test('refuses every hostile file with its message, leaves no files, and uses no memory', async () => {
  const server = await startTestServer({ env: { FILE_LIMIT: '0' } });
  const { reference, path } = await openRequest(server, ada);
  const whole = await samples.makePhoto(1, 400, 300);
  const cases: [bytes: Uint8Array, status: number, sentence: RegExp][] = [
    [samples.scriptedSvg, 415, new RegExp(`not a picture, a video or a PDF.*${reference}`)],
    [samples.page, 415, new RegExp(`not a picture, a video or a PDF.*${reference}`)],
    [samples.archive, 415, new RegExp(`not a picture, a video or a PDF.*${reference}`)],
    [samples.halfPlan, 422, /is missing/],
    [samples.makeBomb(60_000, 60_000), 422, /too many pixels/],
    [samples.makeBomb(5_000, 5_000), 422, /is missing/],
    [await samples.makePng(6_000, 5_000), 422, /too many pixels/],
    [await samples.makePhoto(2, 6_000, 5_000, { progressive: true }), 422, /too many pixels/],
    [whole.subarray(0, 900), 422, /is missing/],
    [Buffer.from('\xff\xd8\xff and no picture', 'latin1'), 422, /is missing/],
    [Buffer.concat([samples.plan, Buffer.alloc(mostFileBytes)]), 413, /larger than 25 MB/],
    [new Uint8Array(), 422, /empty/],
  ];
  const before = process.memoryUsage().rss;
  for (const [bytes, status, sentence] of cases) {
    const answer = await sendOne(server, path, bytes);
    expect([answer.status, answer.body.error]).toEqual([status, expect.stringMatching(sentence)]);
  }
  const grownMegabytes = (process.memoryUsage().rss - before) / 1024 / 1024;
  expect(grownMegabytes).toBeLessThan(150);
  expect((await server.store.findLead(reference))?.files).toEqual([]);
  expect(listArriving(server)).toEqual([]);
});

test('strips the HTML from a polyglot picture, and scales 40 megapixels down', async () => {
  const server = await startTestServer();
  const { reference, path } = await openRequest(server, ada);
  expect((await sendOne(server, path, await samples.makePolyglot())).status).toBe(200);
  const large = await samples.makePhoto(3, 8_000, 5_000);
  expect((await sendOne(server, path, large)).status).toBe(200);
  const content = Buffer.from((await server.store.findFile(reference, 'photo-1.jpg'))?.content ?? []);
  expect(content.includes('<script>')).toBe(false);
  const html = await fetch(`${server.url}${path}`);
  expect(await html.text()).toContain('<li>Photo 2, ');
});

test('refuses invalid forms with a message', async () => {
  const server = await startTestServer();
  const { path } = await openRequest(server, ada);
  const post = (body: string, type: string) =>
    fetch(`${server.url}${path}/files`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, accept: 'text/html' },
    });
  for (const [body, type, status] of [
    ['{}', 'application/json', 415],
    ['a=b', 'application/x-www-form-urlencoded', 415],
    ['nothing', 'multipart/form-data', 400],
    ['--x\r\ngarbage', 'multipart/form-data; boundary=x', 400],
    [
      '--x\r\nContent-Disposition: form-data; name="__proto__"; filename="a"\r\n\r\na\r\n--x--',
      'multipart/form-data; boundary=x',
      400,
    ],
    ['--x--\r\n', 'multipart/form-data; boundary=x', 422],
  ] as const) {
    const answer = await post(body, type);
    expect([body, answer.status]).toEqual([body, status]);
  }
  expect((await sendForm(server, path, [])).status).toBeLessThan(500);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_024)) });
  const unmeasured = await fetch(`${server.url}${path}/files`, {
    ...{ method: 'POST', body: endless, duplex: 'half' },
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect([unmeasured.status, await unmeasured.text()]).toEqual([
    411,
    expect.not.stringContaining('larger than'),
  ]);
  await expect(sendClaim(server, `${path}/files`, 900_000_000)).resolves.toMatch(/^HTTP\/1\.1 413 /);
  const many = Array.from({ length: 30 }, (_, index) => ({ name: `${index}`, bytes: samples.page }));
  expect((await sendForm(server, path, many)).status).toBe(415);
  expect((await sendOne(server, path.replace(/.$/, '!'), samples.plan)).status).toBe(404);
  const nobody = path.replace(/PT-\w{4}-\w{4}/, 'PT-NONE-NONE');
  expect((await sendOne(server, nobody, samples.plan)).status).toBe(404);
});

test('leaves no file of an aborted upload, and serves the next visitor', async () => {
  const server = await startTestServer();
  const { path } = await openRequest(server, ada);
  const head = `POST ${path}/files HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n`;
  const part = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';
  for (let visitor = 0; visitor < 6; visitor++) {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`${head}${part}${'x'.repeat(20_000)}`);
    await expect.poll(() => listArriving(server).length).toBe(1);
    socket.destroy();
    await expect.poll(() => listArriving(server)).toEqual([]);
  }
  expect((await sendOne(server, path, samples.plan)).status).toBe(200);
});

test('refuses files beyond the limits of an address or of the disk, and still accepts leads', async () => {
  const server = await startTestServer({ env: { FILE_LIMIT: '2' } });
  const { path } = await openRequest(server, ada);
  for (const bytes of [samples.plan, samples.page]) await sendOne(server, path, bytes);
  const third = await sendOne(server, path, samples.plan);
  expect([third.status, third.body.error]).toEqual([429, expect.stringContaining('ten minutes')]);
  expect((await server.post('/contact.php', { ...ada, message: 'still' })).status).toBe(200);

  for (const env of [{ MAX_FILES_MB: '0' }, { KEEP_FREE_MB: '9999999' }]) {
    const full = await startTestServer({ env });
    const request = await openRequest(full, ada);
    const answer = await sendOne(full, request.path, samples.plan);
    expect([answer.status, answer.body.error]).toEqual([409, expect.stringContaining('right now')]);
  }
});

test('reports an error when the database rejects a file', async () => {
  const server = await startTestServer({ wrapStore: (store) => breakStore(store, 'saveFile') });
  const { path } = await openRequest(server, ada);
  const answer = await sendOne(server, path, samples.plan);
  expect([answer.status, answer.body.error]).toEqual([503, expect.stringContaining('could not store')]);
  expect(listArriving(server)).toEqual([]);
});
