/** Photos and plans, from the visitor's form to the owner's mail. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heic, plan, makeLocatedPhoto, makePhoto, makePng } from './testing/sample-files.ts';
import { openRequest, sendForm, sendOne } from './testing/send-files.ts';
import { english } from '../contract/words/english.ts';
import type { MailContext } from './mail/messages/owner-mail.ts';
import { writeFilesMail } from './mail/messages/files-mail.ts';
import { startSmtpPeer } from './testing/smtp-peer.ts';
import { ada, startTestServer } from './testing/start-test-server.ts';

const toBytes = (content: unknown) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);

test('adds five photos and three PDFs from a plain form, and then refuses more, because the request is full', async () => {
  const server = await startTestServer();
  const sent = await server.postForm('/contact.php', ada);
  const location = sent.headers.get('location') ?? '';
  const sentPage = await fetch(server.url + location);
  const path = /href="([^"]+)"/.exec(await sentPage.text())?.[1] ?? '';
  expect(path).toMatch(/^\/requests\/PT-\w{4}-\w{4}\/\d+\.[\w-]{22}$/);
  const empty = await fetch(server.url + path);
  expect([empty.status, empty.headers.get('cache-control'), empty.headers.get('referrer-policy')]).toEqual([
    ...[200, 'no-store', 'no-referrer'],
  ]);
  expect(await empty.text()).toContain('data-left="5"');

  const photos = await Promise.all([1, 2, 3, 4, 5].map((number) => makePhoto(number)));
  const files = photos.map((bytes, index) => ({ name: `../../etc/${index}.jpg`, bytes }));
  const plans = ['', '%', '%%'].map((end) => Buffer.concat([plan, Buffer.from(end)]));
  const added = await sendForm(server, path, [
    ...files,
    ...plans.map((bytes) => ({ name: 'plan.pdf', bytes })),
  ]);
  expect([added.status, added.headers.get('location')]).toEqual([303, path]);
  const html = await (await fetch(server.url + path)).text();
  expect(html.match(/<li>Photo \d, 1 kB<\/li>/g)).toHaveLength(5);
  expect(html.match(/<li>Plans, 1 kB<\/li>/g)).toHaveLength(3);
  expect(html).toContain('all the files it can hold');
  expect(html).not.toContain('multipart/form-data');

  const more = await sendForm(server, path, [{ name: 'b<b>.jpg', bytes: await makePhoto(6) }]);
  expect(more.status).toBe(409);
  expect(await more.text()).toContain('<p>b&lt;b&gt;.jpg: Your request already has 5 photos.');
  const another = await sendOne(server, path, Buffer.concat([plan, Buffer.from('%%%')]));
  const reference = path.split('/')[2];
  expect([another.status, another.body.error]).toEqual([
    ...[409, expect.stringMatching(`Your request already has 3 PDFs.*@.*${reference}`)],
  ]);
  expect((await sendOne(server, path, photos[0] ?? plan)).body).toEqual({ name: 'photo-1.jpg' });
  expect(await server.store.countFileBytes()).toBeLessThan(10_000);
});

test('removes location, camera and rotation from photos, and returns PDFs unchanged', async () => {
  const server = await startTestServer();
  const { reference, path } = await openRequest(server, ada);
  const located = await makeLocatedPhoto();
  expect(located.includes('SecretCamera')).toBe(true);
  expect((await sendOne(server, path, located)).body.name).toBe('photo-1.jpg');
  expect((await sendOne(server, path, plan)).body.name).toBe('plan-1.pdf');
  const photo = await server.store.findFile(reference, 'photo-1.jpg');
  const kept = await sharp(Buffer.from(photo?.content ?? [])).metadata();
  expect(kept).toMatchObject({ format: 'jpeg', width: 200, height: 300 });
  expect([kept.exif, kept.orientation, kept.xmp, kept.iptc, kept.icc]).toEqual(Array(5).fill(undefined));
  const keptPlan = await server.store.findFile(reference, 'plan-1.pdf');
  expect(Buffer.from(keptPlan?.content ?? []).equals(plan)).toBe(true);
});

// FILES-ORIGINALS
test('keeps a HEIC named .jpg and a film unchanged, and offers them only for download', async () => {
  const server = await startTestServer();
  const { reference, path } = await openRequest(server, ada);
  const film = Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  and frames', 'latin1');
  const sent = await sendForm(server, path, [
    { name: 'porch.jpg', bytes: heic },
    { name: 'leak.mov', bytes: film, type: 'video/quicktime' },
    { name: 'c.jpg', bytes: await makePhoto(1) },
  ]);
  expect(sent.status).toBe(303);
  const html = await (await fetch(server.url + path)).text();
  expect(html).toContain('<li>Picture or video 2 (MOV), 1 kB, as you sent it</li>');
  expect(html).toContain('data-left="2"');
  const found = await server.store.findLead(reference);
  expect(found?.files.map(({ name }) => name)).toEqual(['original-1.heic', 'original-2.mov', 'photo-3.jpg']);
  const kept = await server.store.findFile(reference, 'original-1.heic');
  expect(Buffer.from(kept?.content ?? []).equals(heic)).toBe(true);
  for (const number of [4, 5]) await sendOne(server, path, await makePhoto(number));
  expect((await sendOne(server, path, Buffer.from('GIF89a\x01\0', 'latin1'))).status).toBe(409);
});

// FILES-PLANS
test('keeps a plan whose end is missing, and warns the owner', async () => {
  const server = await startTestServer();
  const { reference, path } = await openRequest(server, ada);
  const cut = Buffer.from(
    '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Count 0>>\nendobj\n',
  );
  expect((await sendOne(server, path, cut)).body.name).toBe('plan-1.pdf');
  const found = await server.store.findLead(reference);
  const files = await server.store.listPreviews(reference);
  if (!found) throw new Error('No lead');
  const links = { toUrl: async () => 'https://plumb.example/files/x' };
  const mail = await writeFilesMail(found.lead, files, {
    words: english,
    links,
  } as unknown as MailContext);
  expect(mail.text).toMatch(/Plans \(PDF\), .*\. It may be damaged\./);
});

// FILES-MAIL
test('mails the owner once for a burst, with thumbnails and expiring links to each file', async () => {
  const peer = await startSmtpPeer();
  let nowMs = Date.now();
  const server = await startTestServer({
    env: { SMTP_URL: peer.url, FILE_PAUSE_SECONDS: '1' },
    nowMs: () => nowMs,
    retryPlan: { firstDelayMs: 20, longestDelayMs: 60_000, giveUpAfterMs: 60_000, leastAttempts: 1 },
  });
  const { reference, path } = await openRequest(server, ada);
  await expect.poll(() => peer.received.length).toBe(2);
  expect(peer.received.map(({ parsed }) => parsed.text).join()).toContain(
    `Add photos or plans: https://plumb.example/requests/${reference}/`,
  );
  for (const bytes of [await makePng(3_000, 100), plan])
    expect((await sendOne(server, path, bytes)).status).toBe(200);
  nowMs += 2_000;
  // The outbox sleeps by the real clock; a new lead wakes it.
  await server.post('/contact.php', { ...ada, message: 'Another' });
  const findMail = () => peer.received.find(({ parsed }) => parsed.subject?.startsWith('Photos and plans'));
  await expect.poll(findMail).toBeDefined();
  const mail = findMail()?.parsed;
  expect(mail?.subject).toContain(`${reference} · Message · Ada Lovelace`);
  expect(mail?.replyTo?.[0]?.address).toBe(ada.email);
  const [preview, ...others] = mail?.attachments ?? [];
  expect([preview?.contentId, preview?.mimeType, preview?.disposition, others]).toEqual([
    ...[`<photo-1.jpg@${reference}>`, 'image/jpeg', 'inline', []],
  ]);
  expect(mail?.html).toContain(`src="cid:photo-1.jpg@${reference}"`);
  expect((await sharp(toBytes(preview?.content)).metadata()).width).toBe(320);

  const [photoUrl = '', planUrl = ''] = [
    ...(mail?.text ?? '').matchAll(/https:\/\/plumb\.example(\S+)/g),
  ].map(([, file]) => server.url + file);
  const photo = await fetch(photoUrl);
  expect((await sharp(await photo.arrayBuffer()).metadata()).width).toBe(2_560);
  const saved = await fetch(planUrl);
  expect(Object.fromEntries(saved.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${reference}-plan-1.pdf"`,
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*; sandbox$/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect((await fetch(photoUrl.replace('photo-1.jpg', 'plan-1.pdf'))).status).toBe(404);
  nowMs += 61 * 24 * 60 * 60_000;
  for (const url of [photoUrl, planUrl, server.url + path]) expect((await fetch(url)).status).toBe(404);
  expect((await sendOne(server, path, plan)).status).toBe(404);
});

// FILES-OFFER
test('asks for no photos after a comment on an article', async () => {
  const server = await startTestServer();
  const { message, ...others } = ada;
  const { phone: _phone, ...comment } = { ...others, message };
  const answer = await server.post('/mailer.php', comment);
  expect([answer.status, answer.headers.get('x-request-page')]).toEqual([200, null]);
});
