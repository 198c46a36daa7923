import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { minifySync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { fillMarks, fillPage, languageMark, writeMark } from './site-marks.ts';
import { readSiteValues } from './site-values.ts';

const values = readSiteValues({ LEAD_SERVER: 'https://leads.example.com' });

/** Values whose group `words.site.frame` is `group`. */
const withGroup = (group: unknown) =>
  ({ ...values, words: { ...values.words, site: { frame: group } } }) as unknown as typeof values;

const frame = writeMark('words.site.frame');
const minify = (script: string) => minifySync('script.js', script, { module: true }).code;
/** The value of an expression, in this realm. */
const run = (script: string): unknown => JSON.parse(String(runInNewContext(`JSON.stringify(${script})`)));

const wordsOfOwners = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      '"',
      "'",
      '`',
      '\\',
      '$',
      '{',
      '}',
      '<',
      '/',
      '!',
      '-',
      'script>',
      '\n',
      '\r',
      '\u2028',
    ),
  }),
);

test('writes every text as the expression of that text, before and after a minifier', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]\w*$/), wordsOfOwners), (group) => {
      const script = `[${frame}][0]`;
      const filled = fillMarks(script, withGroup(group));
      expect(run(filled)).toEqual(group);
      expect(run(fillMarks(minify(`result=${script}`), withGroup(group)).replace(/;$/, ''))).toEqual(group);
      expect(filled).not.toMatch(/<[/!]|<s|[\u2028\u2029]/i);
    }),
  );
});

test.each([
  'quotes " and \' and `',
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  String.raw`a back\slash and \u0041`,
  '${price} and $ {price}',
  'two\nlines\r\nand\ttabs',
  'line\u2028and paragraph\u2029separators',
  'half a character \ud83d and a whole one \u{1f600}',
])('keeps %j within the script of a page', (text) => {
  const html = fillPage(
    `<p>"</p><script type="module">show(${frame}.logo)</script><p>after</p>`,
    withGroup({ logo: text }),
  );
  const [, script = '', rest = ''] = /<script type="module">(.*?)<\/script>(.*)$/s.exec(html) ?? [];
  expect(rest).toBe('<p>after</p>');
  expect(runInNewContext(script, { show: (shown: string) => shown })).toBe(text);
});

test('does not let braces begin a block', () => {
  const group = { logo: 'Home' };
  for (const script of [
    `const show = () => ${frame};show().logo`,
    `function show() { return ${frame} };show().logo`,
    `var a=true&&${frame};a.logo`,
    `const { logo } = ${frame};logo`,
    `${frame}.logo`,
  ])
    for (const code of [script, minify(`${script.replace(/(.*;)?(.*)$/, '$1globalThis.result=$2')}`)])
      expect(runInNewContext(fillMarks(code, withGroup(group))), code).toBe('Home');
});

test('drops groups without a use, and does not compute with the others', () => {
  const code = minify(`const unused = ${writeMark('words.site.footer')};
    const { logo, toTop } = ${frame};
    show(logo ? \`\${logo}!\` : 'none', logo.length, toTop ?? 'up');`);
  expect(code).not.toContain('footer');
  const script = fillMarks(code, withGroup({ logo: '' }));
  expect(runInNewContext(script, { show: (...shown: unknown[]) => shown })).toEqual(['none', 0, 'up']);
});

test('fills the language into longer texts', () => {
  const code = minify(`const tag = '${languageMark}'; show(tag, tag + '{}', \`\${tag}\${options}\`)`);
  const script = fillMarks(code, { ...values, language: 'en-GB' });
  expect(runInNewContext(script, { options: '[]', show: (...shown: unknown[]) => shown })).toEqual([
    'en-GB',
    'en-GB{}',
    'en-GB[]',
  ]);
});

test('fills settings, texts that are empty by default, and lists', () => {
  expect(run(fillMarks(writeMark('settings.leadServer'), values))).toBe('https://leads.example.com');
  expect(fillMarks(writeMark('words.site.none'), values)).toContain('void 0');
  expect(run(fillMarks(`(${writeMark('words.answers.search')})`, values))).toEqual(
    values.words.answers.search,
  );
  expect(run(fillMarks(`(${writeMark('words.rates.rates')})`, values))).toEqual(values.words.rates.rates);
});

test('fails for a mark without a value or in another form', () => {
  expect(() => fillMarks(writeMark('words.sight.frame'), values)).toThrow('A script needs words.sight.frame');
  expect(() => fillMarks('__siteValue(name)', values)).toThrow('cannot be filled in');
});
