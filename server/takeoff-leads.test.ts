/** A takeoff that becomes a request, from the visitor to the owner, on both engines (TAKEOFF-LEAD, TAKEOFF-MAIL). */
import { expect, test } from 'vitest';
import { cellsOf, listNames, longestText, mostRows } from '../contract/takeoff-fields.ts';
import { exportLeads } from './testing/run-export.ts';
import { describeOnBothEngines } from './testing/on-both-engines.ts';
import { readTexts } from './testing/read-html.ts';
import { startSmtpPeer } from './testing/smtp-peer.ts';
import { startTestServer } from './testing/start-test-server.ts';

const owner = 'boss@plumb.example';
const mia = { name: 'Mia Measure', email: 'mia@visitor.example', phone: '843 555 0160', message: '' };
/** The published example D6, and a wall from F7. */
const takeoff =
  "work=both&board=4x12&room-length=15'&room-width=12&room-height=9&room-corners=1&wall-length=10";

describeOnBothEngines((makeDatabase) => {
  async function start() {
    const peer = await startSmtpPeer();
    const database = await makeDatabase();
    const server = await startTestServer({
      env: { ...database, SMTP_URL: peer.url, MAIL_TO: owner, PUBLIC_URL: 'https://www.plumb.example/' },
    });
    const waitForMail = async () => {
      const toOwner = () => peer.received.filter(({ recipients }) => recipients[0] === owner);
      await expect.poll(() => toOwner().length, { timeout: 15_000 }).toBe(1);
      return toOwner()[0]?.parsed;
    };
    return { peer, server, waitForMail };
  }

  test('mails the owner the typed dimensions and the material that the server counted', async () => {
    const { server, waitForMail } = await start();
    const sent = { ...mia, takeoff, takeoffMaterial: 'Boards | 1', material: 'Boards | 1' };
    expect((await server.post('/contact.php', sent)).status).toBe(200);
    const [summary] = await server.store.listLeads();
    if (!summary) throw new Error('nothing is stored');
    const { fields, kind } = summary.lead;
    expect(kind).toBe('takeoff');
    const lines = fields['takeoffMaterial']?.split('\n') ?? [];
    expect(lines).toContain('Sheets, 4 × 12 ft | 16 | 15 to 16 | 666 sq ft, with 10% waste');
    expect(lines).toContain(
      "Room 1 | Length 15', Width 12 (12'), Height 9 (9'), Count Walls, ceiling, Outside corners 1",
    );
    expect(lines.some((line) => line.startsWith('Studs | 10 |'))).toBe(true);
    expect(lines.at(-1)).toContain('Formulas est-1');
    expect(await exportLeads([summary])).toContain('Sheets, 4 × 12 ft | 16');

    const mail = await waitForMail();
    expect(mail?.text).toMatch(/^Sheets, 4 × 12 ft {2,}16 {2,}15 to 16 {2,}666 sq ft/m);
    expect(mail?.html).toMatch(/<th[^>]*>Sheets, 4 × 12 ft<\/th><td[^>]*>16<\/td>/);
    const link = /Open this takeoff: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(link).toBe(`https://www.plumb.example/estimate?${fields['takeoff']}`);
    expect(mail?.html).toContain(`<a href="${link.replaceAll('&', '&amp;')}">`);
    const page = await fetch(link.replace('https://www.plumb.example', server.url));
    expect(readTexts(await page.text())).toContain('|Sheets, 4 × 12 ft|16|');
  });

  test.each([
    ['an invalid takeoff', 'hello'],
    ['invalid lengths', 'room-length=<b>x</b>&room-width=1&room-height=8'],
    ['nothing', ''],
  ])('stores a request with %s as sent', async (_, words) => {
    const { server, waitForMail } = await start();
    expect((await server.post('/contact.php', { ...mia, takeoff: words })).status).toBe(200);
    const [summary] = await server.store.listLeads();
    expect(summary?.lead).toMatchObject({ kind: 'takeoff', fields: { takeoff: words } });
    expect(summary?.lead.fields['takeoffMaterial']).toBeUndefined();
    const mail = await waitForMail();
    if (words !== '') expect(mail?.text).toContain(`Takeoff: ${words}`);
    expect(mail?.html).not.toContain('<b>x');
  });
});

test('accepts a takeoff with every row filled to the last character', async () => {
  const parameters = new URLSearchParams();
  for (const list of listNames) {
    for (let row = 0; row < mostRows[list]; row++) {
      for (const [name] of cellsOf(list)) parameters.append(`${list}-${name}`, '’'.repeat(longestText));
    }
  }
  const server = await startTestServer();
  const { status } = await server.post('/contact.php', { ...mia, takeoff: parameters.toString() });
  expect(status).toBe(200);
});
