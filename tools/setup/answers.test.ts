import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { contentFolder } from '../../contract/content-folder.ts';
import { root } from '../lib/paths.ts';
import { parseEmail, parsePhone, parsePlace, parseStates, parseUrl, parseWords } from './parse-answers.ts';
import { listHours, formatHours } from '../../domain/format-hours.ts';
import { siteWords } from '../../contract/words/english-site.ts';
import { parseHours } from './parse-hours.ts';
import { parseLicenses, writeLicenses } from './parse-licenses.ts';
import { parseLogo, takeInitials } from './parse-logo.ts';
import { demandedIds, questionIds, questions } from './questions.ts';
import { readLogo } from './read-logo.ts';
import { fillWithPresent, listMissing, parseAll, readOptions } from './read-options.ts';
import { readSurroundings } from './surroundings.ts';

const now = readSurroundings(root, contentFolder);

test('requires at most fifteen answers, each with an option', () => {
  expect(demandedIds.length).toBeLessThanOrEqual(15);
  const args = questionIds.flatMap((id) => [`--${questions[id].option}`, 'x']);
  expect(listMissing(readOptions(args).given)).toEqual([]);
  expect(listMissing(readOptions(['--name', 'A']).given)).toHaveLength(demandedIds.length - 1);
  expect(() => readOptions(['--nmae', 'A'])).toThrow(/--nmae.*--help/s);
});

test('reads a file of answers, and prefers the options', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'answers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'answers.yaml');
  const readFrom = (text: string) => {
    writeFileSync(file, text);
    return readOptions(['--answers', file, '--phone', '864 271 2222']).given;
  };
  expect(readFrom('name: Ortiz Drywall\nfounded: 2016\nphone: none\nreply-time: one day\n')).toEqual({
    name: 'Ortiz Drywall',
    founded: '2016',
    phone: '864 271 2222',
    replyTime: 'one day',
  });
  expect(() => readFrom('nmae: Ortiz')).toThrow(/answers\.yaml: there is no option “nmae”/);
  expect(() => readFrom('hours: [8, 17]')).toThrow('write the answer to “hours” as one text');
  expect(() => readFrom('Ortiz Drywall')).toThrow('has no answers');
  expect(() => readOptions(['--answers', path.join(folder, 'none.yaml')])).toThrow('cannot be read');
});

test('accepts the current content as an answer to every question', async () => {
  const answers = await parseAll(fillWithPresent({}, now), now);
  expect(answers.name).toBe(now.company.name);
  expect(answers.phone).toEqual(now.company.phone);
  expect(answers.hours).toEqual(now.company.hours.office);
  expect(answers.states.map(({ code }) => code)).toEqual(now.company.serviceArea.map(({ code }) => code));
});

test('reports all invalid answers at once, with their options', async () => {
  const texts = { phone: 'soon', town: 'Greenville', direction: 'purple', logo: '/no/such.png' };
  await expect(parseAll(texts, now)).rejects.toThrow(
    /--direction: There is no “purple”: choose bench.*--phone: “soon” is not a phone number.*--town: .*ZIP code.*--logo: There is no file/s,
  );
});

test('curves an apostrophe in a name, as in all texts of the site', () => {
  expect(parseWords(40)(" O'Brien  & Sons ")).toBe('O’Brien & Sons');
});

test.each<[text: string, shown: string, e164: string, extension?: string]>([
  ['864.271.2222', '(864) 271-2222', '+18642712222'],
  ['800-753-2345 x12', '(800) 753-2345 ext. 12', '+18007532345', '12'],
  ['1-800-OBRIENS', '1-800-OBRIENS', '+18006274367'],
  ['(800) GOT WALL', '(800) GOT WALL', '+18004689255'],
  ['1 800 CONTRACTORS', '1 800 CONTRACTORS', '+18002668722'],
  ['1-800-OBRIENS ext. 5', '1-800-OBRIENS ext. 5', '+18006274367', '5'],
  ['+44 20 7946 0958', '+44 20 7946 0958', '+442079460958'],
])('shows the phone number “%s” as “%s” and dials %s', (text, shown, e164, extension) => {
  expect(parsePhone(text)).toEqual({ shown, e164, ...(extension && { extension }) });
});

test.each(['soon', '555-0100', 'call me', '1-800', '843-555-0142 or 843-555-0143'])(
  'rejects the phone number “%s”',
  (text) => {
    expect(() => parsePhone(text)).toThrow('is not a phone number');
  },
);

test.each([
  ['ann', 'it has no @'],
  ['a@b@c.example', 'more than one @'],
  ['ann lee@b.example', 'a space inside'],
  ['ann@gmail', '“gmail” has no ending'],
  ['ann@b..example', 'one dot too many'],
  ['ann@b_c.example', 'the character “_”'],
])('rejects the address “%s”: %s', (text, fault) => {
  expect(() => parseEmail(text)).toThrow(fault);
});

test('reads place, states and address as people write them', () => {
  expect(parsePlace('Fort Worth, tx 76102')).toMatchObject({ town: 'Fort Worth', postalCode: '76102' });
  expect(parsePlace('Española NM 87532')).toMatchObject({ street: undefined, town: 'Española' });
  expect(parsePlace('12 Main St, Suite 4, Fort Worth, TX 76102')).toMatchObject({
    street: '12 Main St, Suite 4',
    town: 'Fort Worth',
  });
  expect(parsePlace('Reno, Nevada 89501').state).toMatchObject({
    code: 'NV',
    timeZone: 'America/Los_Angeles',
  });
  expect(parseStates('sc, North Carolina and SC').map(({ code }) => code)).toEqual(['SC', 'NC']);
  expect(parseUrl('delgado.build/')).toBe('https://delgado.build');
  expect(() => parseUrl('delgado')).toThrow('is not a web address');
  expect(() => parseStates('XX')).toThrow('“XX” is not a state');
});

test.each([
  ['Mon-Fri 8:00-17:00', 'Mon-Fri 8 AM to 5 PM', ['Monday to Friday, 8 AM to 5 PM']],
  ['mon, wed and fri 9-12', 'Mon, Wed, Fri 9 AM to 12 PM', ['Monday, Wednesday, Friday, 9 AM to 12 PM']],
  ['daily 8.00 AM - 12.30 PM', 'Mon-Sun 8 AM to 12:30 PM', ['Monday to Sunday, 8 AM to 12:30 PM']],
  [
    'Mon–Fri 7:30–17:30, Sat 8–12',
    'Mon-Fri 7:30 AM to 5:30 PM, Sat 8 AM to 12 PM',
    ['Monday to Friday, 7:30 AM to 5:30 PM', 'Saturday, 8 AM to 12 PM'],
  ],
  [
    'M-F 8 a.m. to noon and 1 to 5 p.m.; Sun closed',
    'Mon-Fri 8 AM to 12 PM and 1 PM to 5 PM',
    ['Monday to Friday, 8 AM to 12 PM and 1 PM to 5 PM'],
  ],
  ['24/7', 'Open 24 hours', ['Every day, around the clock']],
])('shows the hours “%s” as “%s”, and reads them back unchanged', (text, header, footer) => {
  const office = parseHours(text);
  expect(formatHours({ office }, siteWords.hours)).toBe(header);
  expect(listHours({ office }, siteWords.hours)).toEqual(footer);
  expect(parseHours(formatHours({ office }, siteWords.hours))).toEqual(office);
});

test.each([
  ['M-F 8 a.m. to 5 p.m.', 'Mon-Fri 8 AM to 5 PM'],
  ['Mon – Fri, 8:30 AM – 4:30 PM', 'Mon-Fri 8:30 AM to 4:30 PM'],
  ['weekdays 7 a.m. until noon', 'Mon-Fri 7 AM to 12 PM'],
  ['Mondays and Thursdays from 9 to 17', 'Mon, Thu 9 AM to 5 PM'],
  ['Mo-Sa 7am-5pm', 'Mon-Sat 7 AM to 5 PM'],
  ['Mon-Fri 8-5, Sat. 8-12', 'Mon-Fri 8 AM to 5 PM, Sat 8 AM to 12 PM'],
  ['Mon-Thu 7-4 and Fri 7-noon', 'Mon-Thu 7 AM to 4 PM, Fri 7 AM to 12 PM'],
  ['Sunday: closed, Mon-Sat: 9 am - midnight', 'Mon-Sat 9 AM to 11:59 PM'],
  ['every day 8h30 - 18h', 'Mon-Sun 8:30 AM to 6 PM'],
  ['7 days a week 8 to 6 pm', 'Mon-Sun 8 AM to 6 PM'],
  ['Sat 5-9 PM', 'Sat 5 PM to 9 PM'],
  ['Open 24 hours', 'Open 24 hours'],
])('reads the hours “%s” as %s', (text, said) => {
  expect(formatHours({ office: parseHours(text) }, siteWords.hours)).toBe(said);
});

test.each([
  'Mon-Fri',
  'Monday through Friday',
  '8-17',
  'Funday 8-17',
  'Mon 17:00-8:00',
  'Fri-Mon 8-17',
  'Mon 8:00-25:00',
  'Mon 8-12 by appointment',
  'Mon-Sat 8-5, Sat 9-12',
])('rejects the hours “%s” with an example', (text) => {
  expect(() => parseHours(text)).toThrow(/Mon-Fri 8:00-17:00|write am and pm/);
});

const today = '2027-06-01';

test('keeps the given license, and completes board and register only from the named class', () => {
  const known = now.showcase.licenses;
  const read = (text: string) => parseLicenses(text, known, today);
  expect(read('SC: RBB 7 until 10/31/2031')).toEqual([
    { state: 'SC', number: 'RBB 7', expires: '2031-10-31', sample: false },
  ]);
  const [builder] = read('SC: RBB 7 until 2031-01-31 as Residential Builder');
  expect(builder?.board).toContain('Residential Builders Commission');
  expect(read('None')).toEqual([]);
  expect(() => read('RBB 7')).toThrow(/as General Contractor from .* is optional/);
  expect(() => read('Ruritania: 9 until 2031-01-31')).toThrow('is not a state');
  const texas = 'TX: 9 until 2031-01-31 as Master Plumber from Texas Board https://tsbpe.texas.gov/lookup';
  for (const text of [texas, 'TX: 9 until 2031-01-31', 'NM: 4 until 2031-01-31 as GB-98 from A Board'])
    expect(writeLicenses(read(text))).toBe(text);
  expect(read('NM 394421, expires Oct 31, 2027')[0]).toMatchObject({ state: 'NM', expires: '2027-10-31' });
  expect(writeLicenses(known)).toBe('none');
});

test('rejects an expired license, unless the company already lists it', () => {
  const ended = 'SC: RBB 7 until May 31, 2027';
  expect(() => parseLicenses(ended, [], today)).toThrow('ended on May 31, 2027');
  const [before] = parseLicenses(ended, [], '2027-05-31');
  expect(before && parseLicenses(ended, [before], today)).toEqual([before]);
});

test('leaves small words and the legal form out of the initials', () => {
  expect(['Plumb & True', 'House of Oak LLC', 'Ortiz', 'Ångström Decks'].map(takeInitials)).toEqual([
    'PT',
    'HO',
    'O',
    'AD',
  ]);
  expect(() => takeInitials('84')).toThrow('no letters');
});

const drawing = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">${content}</svg>`);

test('renders an SVG to pixels that fit the header on sharp screens', async () => {
  const logo = await readLogo(drawing('<path d="M0 0h300v100H0z" fill="#a00"/>'));
  expect(logo).toMatchObject({ width: 480, height: 160 });
  expect((await sharp(logo.bytes).metadata()).format).toBe('png');
});

const shape = '<path d="M0 0h300v100H0z" fill="#a00"/>';
const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" xmlns:i="&ns_ai;" xmlns="&ns_svg;" viewBox="0 0 300 100"><switch>
<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef/></foreignObject>
<g i:extraneous="self">${shape}</g></switch></svg>`;
const photograph = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#a00' } })
  .jpeg({ quality: 100 })
  .toBuffer();

// LOGO-CLEANED
test.each([
  ["an editor's own data and definitions", Buffer.from(illustrator)],
  [
    'a photograph under the usual wrong name',
    drawing(
      `<image width="300" height="100" href="data:image/jpg;base64,${photograph.toString('base64')}"/>`,
    ),
  ],
  ["a link to the company's site", drawing(`<a href="https://www.example.com">${shape}</a>`)],
  [
    'spaces in the address of a gradient',
    drawing(
      `<defs><linearGradient id="g"><stop stop-color="#a00"/></linearGradient></defs><path style="fill:url( #g )" d="M0 0h300v100H0z"/>`,
    ),
  ],
  ['a script', drawing(`<script>alert(1)</script><g onclick="alert(1)">${shape}</g>`)],
])('accepts a logo with %s, and publishes its pixels only', async (_, bytes) => {
  const logo = await readLogo(bytes);
  expect(logo).toMatchObject({ width: 480, height: 160 });
  const { channels } = await sharp(logo.bytes).stats();
  expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 10))).toEqual([17, 0, 0]);
});

const sheet = (background: string) =>
  sharp({ create: { width: 720, height: 160, channels: 4, background } })
    .png()
    .toBuffer();

test.each([
  ['a transparent PNG', await sheet('#0000'), 'Nothing can be seen'],
  ['a white PNG', await sheet('#fff'), 'Nothing can be seen'],
  ['a drawing of nothing', drawing('<g/>'), 'Nothing can be seen'],
  ['a drawing outside its page', drawing('<path d="M900 900h9v9h-9z"/>'), 'Nothing can be seen'],
  [
    'a drawing without a size, of nothing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'Export|export',
  ],
  [
    'a picture from a disk',
    drawing(`<image href="file:///C:/a.png" width="9" height="9"/>${shape}`),
    'other addresses',
  ],
  [
    'a style sheet from elsewhere',
    drawing(`<style>@import "https://a.example/b.css";</style>${shape}`),
    'other addresses',
  ],
  [
    'a fill from elsewhere',
    drawing('<path style="fill:url( https://a.example/#g )" d="M0 0h9v9z"/>'),
    'other addresses',
  ],
  ['text', drawing(`${shape}<text y="20">Oak</text>`), 'convert text to paths'],
])('refuses %s with the reason', async (_, bytes, sentence) => {
  await expect(readLogo(bytes)).rejects.toThrow(new RegExp(sentence));
});

test("checks a file's content, not its name", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'logo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'logo.png');
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a00' } })
      .jpeg()
      .toBuffer();
  expect(await readLogo(await draw(400, 200))).toMatchObject({
    width: 320,
    height: 160,
    advice: expect.stringContaining('never transparent') as string,
  });
  const named: [string | Buffer, string][] = [
    [await draw(60, 40), '60 × 40 pixels and would be blurred'],
    ['GIF89a', 'is a GIF'],
    ['%PDF-1.7', 'is a PDF'],
    ['Dear sirs', 'neither a PNG, an SVG nor a JPEG'],
  ];
  for (const [content, sentence] of named) {
    writeFileSync(file, content);
    await expect(parseLogo(file, undefined)).rejects.toThrow(sentence);
  }
  await expect(readLogo(Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1'))).rejects.toThrow('cannot be read');
});
