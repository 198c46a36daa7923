/** The new code before the first change of the site from a device. */
import { expect, test, vi } from 'vitest';
import type { ContentCall } from '../../contract/content-calls.ts';
import type { QuickForm, PhotoTargets } from '../../contract/quick-changes.ts';
import { readCookie, readPage, signIn } from '../../server/testing/inbox-client.ts';
import { listValues, readTexts } from '../../server/testing/read-html.ts';
import { startTestServer } from '../../server/testing/start-test-server.ts';
import { formTokenField } from './screens.ts';

vi.setConfig({ testTimeout: 60_000 });

const targets: PhotoTargets = {
  projects: [{ file: 'projects/barn.yaml', label: 'Barn', address: '/barn' }],
  kinds: [['filter4', 'Interiors']],
};
const opened: QuickForm = {
  file: 'company.yaml',
  path: [],
  title: 'Company',
  version: '1',
  fields: [{ name: 'hours.office', label: 'Hours', value: 'Mon-Fri 7-5', kind: 'line', isOptional: false }],
};

// Refuses every change.
vi.mock('./content-process.ts', () => ({
  createContentProcess: () => ({
    call: ({ method, name }: ContentCall) => {
      const status = method === 'GET' || name === 'draft' ? 200 : 409;
      const found = name === 'quick-projects' ? targets : opened;
      const body = status === 200 ? found : { message: 'Somebody else changed this.' };
      return Promise.resolve({ status, type: 'application/json', body: JSON.stringify(body) });
    },
    rest: () => undefined,
    stop: () => undefined,
  }),
}));

/** A person who signed in an hour ago. */
async function openOld() {
  let passedMs = 0;
  const server = await startTestServer({ nowMs: () => Date.now() + passedMs });
  const person = await signIn(server);
  passedMs = 60 * 60_000;
  const typed = { 'field-hours.office': 'sometimes', note: 'x "y" <z>' };
  const ask = async (fields: Record<string, string> = typed, cookie = '') => {
    const codes = server.codes.length;
    const headers = cookie === '' ? {} : { cookie: `${person.cookie}; ${cookie}` };
    const answer = await person.post('/site/first-steps', fields, headers);
    const page = await answer.text();
    const code = server.codes.length > codes ? server.codes.at(-1) : undefined;
    return { status: answer.status, page, code, cookie: readCookie(answer) || cookie };
  };
  return { server, person, typed, ask };
}

// OFFICE-DEVICE
test('asks once for a new code before the first change, and the form goes on with its words', async () => {
  const { typed, ask, server } = await openOld();
  const asked = await ask();
  expect([asked.status, listValues(asked.page, 'field-hours.office')]).toEqual([428, ['sometimes']]);
  expect(readTexts(asked.page)).toContain('on its way to office@plumb.example');

  expect(server.log.join('')).not.toMatch(/already sent/i);

  const wrong = await ask({ ...typed, fresh_code: '000000' }, asked.cookie);
  expect([wrong.status, wrong.code]).toEqual([428, undefined]);
  expect(listValues(wrong.page, 'field-hours.office')).toEqual(['sometimes']);
  expect(readTexts(wrong.page)).toContain('That code is wrong or has expired');

  const right = await ask({ ...typed, fresh_code: asked.code ?? '' }, asked.cookie);
  expect([right.status, listValues(right.page, 'field-hours.office')]).toEqual([409, ['sometimes']]);
  expect((await ask()).status).toBe(409);

  const other = await signIn(server);
  expect((await other.post('/site/first-steps', typed)).status, 'the code of the sign-in is new').toBe(409);
});

test('takes neither a code of somebody else, nor a used one', async () => {
  const { server, ask, typed } = await openOld();
  const asked = await ask();
  const kim = await server.store.addPerson({ email: 'kim@plumb.example', name: 'Kim', role: 'owner' }, 1);
  const owner = await signIn(server);
  const shown = /\d{4} \d{4} \d{4}/.exec(await (await owner.post(`/people/${kim?.id}/code`)).text())?.[0];
  expect((await ask({ ...typed, fresh_code: shown ?? '' }, asked.cookie)).status).toBe(428);
  expect((await ask({ ...typed, fresh_code: asked.code ?? '' }, asked.cookie)).status).toBe(409);
});

test('asks a script by its answer, and a preview never', async () => {
  const { server, person } = await openOld();
  const [token = ''] = listValues(await readPage(person, '/devices'), formTokenField);
  const send = (name: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/inbox/site/api/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { cookie: person.cookie, origin: server.url, 'x-form-token': token, ...headers },
    });
  const late = { file: 'projects/blue-glass-building.yaml', version: 'none' };
  expect((await send('draft', {})).status).toBe(200);
  const asked = await send('remove', late);
  expect([asked.status, await asked.json()]).toEqual([
    428,
    { needsCode: { address: 'office@plumb.example', isMailOff: false } },
  ]);
  // It waited for the code.
  expect(server.log.join('')).not.toMatch(/already sent/i);
  const cookie = `${person.cookie}; ${readCookie(asked)}`;
  const code = server.codes.at(-1) ?? '';
  expect((await send('remove', late, { cookie, 'x-fresh-code': code })).status).toBe(409);
  expect((await send('remove', late)).status).toBe(409);
});

test('asks before somebody chooses photos, and leads on to them', async () => {
  const { server, person } = await openOld();
  const first = await readPage(person, '/site/photos');
  expect(first).not.toContain('type="file"');
  const [next = ''] = listValues(first, 'next');
  const asked = await person.post('/site/device', { next });
  expect(asked.status).toBe(428);
  const cookie = `${person.cookie}; ${readCookie(asked)}`;
  const fields = { next, fresh_code: server.codes.at(-1) ?? '' };
  const answer = await person.post('/site/device', fields, { cookie });
  expect(answer.headers.get('location')).toBe('/inbox/site/photos');
  expect(await readPage(person, '/site/photos')).toContain('type="file"');
});
