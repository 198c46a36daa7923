/** Describes a built page in lines for comparison: its sections with headings, figures, choices, forms and links. */
import { selectAll } from 'css-select';
import { hasChildren, isTag, isText, type AnyNode, type Element } from 'domhandler';
import { textContent } from 'domutils';
import { findElements, parsePage } from '../../render/finish/built-page.ts';

/** Elements separate words. Drawings have no words. */
const readWords = (node: AnyNode): string => {
  if (isText(node)) return node.data;
  if (!hasChildren(node) || (isTag(node) && /^(svg|script|style|template)$/.test(node.name))) return '';
  return node.children.map(readWords).join(' ');
};

const say = (element: Element): string => readWords(element).replace(/\s+/g, ' ').trim();
const find = (selector: string, inside: Element): Element[] => selectAll<AnyNode, Element>(selector, inside);
const join = (words: readonly string[]): string => [...new Set(words)].join(' · ');

/** Prices, percentages and counters. A year or a dimension within a sentence does not count. */
const figure = /^[+$]?\d[\d,.]*(?:[%+k]|\/\d+)?$/;

function describeForm(form: Element): string {
  const { action = '', method = '' } = form.attribs;
  const fields = find('[name]:not([type=hidden])', form).map(
    ({ attribs: { name = '', type, required } }) =>
      `${name}${type && type !== 'text' ? `:${type}` : ''}${required === undefined ? '' : '*'}`,
  );
  const buttons = find('[type=submit]', form).map(say);
  return `form ${method} ${action}: ${join(fields)} → ${join(buttons)}`;
}

const times = ['data-autoplay', 'data-speed', 'data-duration'] as const;

function describeSection(section: Element): string[] {
  const list = (selector: string) => find(selector, section).map(say);
  const count = (what: string, selector: string) => `${find(selector, section).length} ${what}`;
  const facts = {
    says: join(list(section.name === 'section' ? 'h1, h2, h3, h4' : 'p, span, li')),
    figures: list('span, strong, p, td, output')
      .filter((text) => figure.test(text))
      .join(' '),
    facts: join(
      find('dt', section).map((term) => `${say(term)}: ${term.next ? readWords(term.next).trim() : ''}`),
    ),
    heads: join(list('th')),
    ticked: list('[data-ticked=true]').join(' · '),
    offers: join(list('fieldset label, option, [role=tab], summary')),
    has: [count('pictures', 'img'), count('films', 'video'), count('items', 'li')].join(', '),
    times: join(
      find('[data-autoplay], [data-duration]', section).map(({ attribs }) =>
        times.map((name) => attribs[name] ?? '-').join(' '),
      ),
    ),
    links: join(find('a[href]', section).map((link) => `${say(link)} ${link.attribs['href']}`)),
  };
  const { 'data-kind': kind = section.name, id, 'data-surface': surface } = section.attribs;
  return [
    `  ${kind} ${surface ?? ''}${id ? ` #${id}` : ''}`,
    ...Object.entries(facts)
      .filter(([, said]) => said)
      .map(([name, said]) => `    ${name} ${said}`),
    ...find('form', section).map((form) => `    ${describeForm(form)}`),
  ];
}

/** Header and footer are the same on every page, so one page is enough. */
const frame = (route: string) => (route === '/' ? 'header, body > footer, ' : '');

/** The days off of the next twelve months change with the day of the build. */
const withoutDaysOff = (data: string) =>
  data.replace(/(?<="specialOpeningHoursSpecification":\[)[^\]]*/, '…');

export function describePage(route: string, html: string): string {
  const page = parsePage(route, html);
  const list = (selector: string) => findElements(page, selector);
  const read = (selector: string, name: string) => list(selector).map(({ attribs }) => attribs[name] ?? '');
  const [robots = 'for search engines'] = read('meta[name=robots]', 'content');
  return [
    `${route}: ${list('title').map(say).join()}`,
    `  ${[...read('html', 'data-direction'), robots, ...read('link[rel=canonical]', 'href')].join(', ')}`,
    ...read('meta[property="og:image"]', 'content').map((picture) => `  shared with ${picture}`),
    ...list('script[type="application/ld+json"]').map((script) => `  ${withoutDaysOff(textContent(script))}`),
    ...list(`${frame(route)}main > section`).flatMap(describeSection),
  ].join('\n');
}
