/** Photos that the team adds to a job. The tests change nothing in the content folder. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heic, makeLocatedPhoto, makePhoto } from '../../server/testing/sample-files.ts';
import { readPage, signIn, signInShown, type InboxClient } from '../../server/testing/inbox-client.ts';
import { listValues, readTexts } from '../../server/testing/read-html.ts';
import { openRequest } from '../../server/testing/send-files.ts';
import { ada, grace, startTestServer, type TestServer } from '../../server/testing/start-test-server.ts';
import { formTokenField } from '../frame/screens.ts';

async function open() {
  const server = await startTestServer({ env: { FILE_LIMIT: '1', FILE_MB_PER_DAY: '1' } });
  const luis = await server.store.addPerson({ email: 'luis@plumb.example', name: 'Luis', role: 'crew' }, 1);
  const { reference, path } = await openRequest(server, ada);
  await server.store.changeLead(reference, { nowMs: 2, assignedTo: luis?.id ?? null });
  return { server, reference, path, crew: await signIn(server, 'luis@plumb.example') };
}

async function addPhotos(
  { url }: TestServer,
  person: InboxClient,
  reference: string,
  photos: readonly Buffer[],
  headers: Record<string, string> = {},
): Promise<Response> {
  const [token = ''] = listValues(await readPage(person, '/devices'), formTokenField);
  const form = new FormData();
  for (const [index, bytes] of photos.entries())
    form.append('photos', new Blob([Uint8Array.from(bytes)]), `IMG_${index}.jpg`);
  return fetch(`${url}/inbox/requests/${reference}/photos?${formTokenField}=${token}`, {
    method: 'POST',
    body: form,
    headers: { cookie: person.cookie, origin: url, ...headers },
    redirect: 'manual',
  });
}

// OFFICE-CREW
test('takes many photos at once from the crew, without place and camera, and shows no visitor any', async () => {
  const { server, reference, path, crew } = await open();
  const photos = [await makeLocatedPhoto(), ...(await Promise.all([1, 2, 3, 4, 5].map((n) => makePhoto(n))))];
  const answer = await addPhotos(server, crew, reference, photos);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/inbox/requests/${reference}/photos?added=6`,
  ]);
  const page = await readPage(crew, `/requests/${reference}/photos?added=6`);
  expect(readTexts(page)).toContain('6 photos are added. Nobody outside the company sees them yet.');
  expect(page.match(/team-\d\.jpg/g)).toHaveLength(6);
  expect(page).not.toContain('/photos/use');
  const file = await server.store.findFile(reference, 'team-1.jpg');
  expect((await sharp(file?.content).metadata()).exif).toBeUndefined();
  expect(await (await fetch(server.url + path)).text()).toContain('data-left="5"');
  expect(readTexts(await readPage(crew, `/requests/${reference}`))).toContain('6 photos of the job');
  const owner = await signInShown(server, 'ada@plumb.example');
  expect(readTexts(await readPage(owner, '/site'))).toContain(
    `6 photos of ${reference} are not on the site.`,
  );
  expect(await readPage(owner, `/requests/${reference}/photos`)).toContain('/photos/use');
});

test('names a file that is no photo, and keeps the others', async () => {
  const { server, reference, crew } = await open();
  const answer = await addPhotos(server, crew, reference, [Buffer.from('text'), await makePhoto(1), heic]);
  expect(answer.status).toBe(422);
  const texts = readTexts(await answer.text());
  expect([texts.includes('IMG_0.jpg:'), texts.includes('IMG_2.jpg:')]).toEqual([true, true]);
  expect(await server.store.listWaitingPhotos()).toEqual([{ reference, photos: 1 }]);
});

test('refuses jobs of others, other sites, and the crew that would put photos on the site', async () => {
  const { server, crew, reference } = await open();
  const { reference: other } = await openRequest(server, grace);
  const photo = await makePhoto(1);
  expect((await addPhotos(server, crew, other, [photo])).status).toBe(404);
  expect((await addPhotos(server, crew, reference, [photo], { origin: 'https://evil.example' })).status).toBe(
    403,
  );
  expect((await addPhotos(server, crew, reference, [photo], { cookie: '' })).status).toBe(303);
  expect(await server.store.listWaitingPhotos()).toEqual([]);
  await addPhotos(server, crew, reference, [photo]);
  const use = { 'photo-team-1.jpg': 'yes', project: '', title: 'Porch' };
  expect((await crew.post(`/requests/${reference}/photos/use`, use)).status).toBe(404);
  const owner = await signInShown(server, 'ada@plumb.example');
  const unnamed = await owner.post(`/requests/${reference}/photos/use`, {
    ...use,
    title: '',
    alt: 'The porch',
  });
  expect(unnamed.status).toBe(422);
  const page = await unnamed.text();
  expect(readTexts(page)).toContain('Choose a project, or name the new one.');
  expect(listValues(page, 'alt')).toEqual(['The porch']);
});
