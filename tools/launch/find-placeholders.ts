/** Finds placeholder names, phone numbers and addresses. */
import { isFields, visitValues } from '../../contract/values.ts';
import type { OpenPoint } from './open-point.ts';
import type { Content } from './read-content.ts';

/** 555-0100 to 555-0199 are reserved for fiction. */
const phone = /\(?\b\d{3}\)?[ .-]?555[ .-]?01\d\d\b|\+1\d{3}55501\d\d\b/;
/** `.example` is reserved for examples (RFC 2606). */
const address = /[\w.+-]*@?[\w-]+(?:\.[\w-]+)*\.example\b/;

/** Facts of starter/company.yaml that “First steps” has. */
const placeholderNames = ['Your Company', 'Yourtown'];

export function findPlaceholders({ company, files }: Content): OpenPoint[] {
  const unnamed = [company.name, company.town].filter((name) => placeholderNames.includes(name));
  return [
    ...unnamed.map((name): OpenPoint => ({
      kind: 'placeholder',
      what: `“${name}” is a placeholder.`,
      where: 'company.yaml',
      write: 'Write your own.',
    })),
    ...findInLines(files),
  ];
}

function findInLines(files: Content['files']): OpenPoint[] {
  return files.flatMap(({ name, lines, data }) => [
    ...lines.flatMap((line, index) => {
      const where = `${name}:${index + 1}`;
      const number = phone.exec(line.replace(/#.*$/, ''))?.[0];
      const example = address.exec(line)?.[0];
      const points: OpenPoint[] = [];
      if (number)
        points.push({
          kind: 'phone',
          what: `${number} is a made-up number from films: nobody answers it.`,
          where,
          write: 'Write your own number, or {phone} where it is in a sentence.',
        });
      if (example)
        points.push({
          kind: 'address',
          what: `${example} does not exist: no site has a name that ends in .example.`,
          where,
          write: 'Write your own address.',
        });
      return points;
    }),
    ...findStartPages(data).map((url): OpenPoint => ({
      kind: 'social',
      what: `${url} is the start page of the network, not your own page.`,
      where: name,
      write: 'Write the address of your own page, or delete the line.',
    })),
  ]);
}

/** Checks every list named `social` or `socials`, at any depth. */
const findStartPages = (data: unknown): string[] =>
  visitValues(data)
    .filter(({ key }) => /^socials?$/.test(String(key)))
    .flatMap(({ value }) => (Array.isArray(value) ? value.filter(isFields) : []))
    .map(({ url }) => String(url))
    .filter((url) => (URL.parse(url)?.pathname ?? '/') === '/');
