import { expect, test } from 'vitest';
import { z } from 'zod';
import { picture } from '../../site/src/fields/references.ts';
import { createFieldMarks } from './field-marks.ts';
import { toFormNode } from './form-model.ts';
import type { Models } from './models.ts';

const schema = z.object({
  title: z.string().trim().min(1),
  path: z.string().startsWith('/'),
  picture: picture('half'),
  items: z.array(z.object({ text: z.string(), kind: z.enum(['a', 'b']) })),
  phone: z.preprocess((typed) => ({ shown: String(typed) }), z.object({ shown: z.string() })),
});
const value = {
  title: ' Our work ',
  path: '/work',
  picture: 'porch',
  items: [{ text: 'Framing', kind: 'a' }],
  phone: '843 555 0142',
};
type Data = z.output<typeof schema>;

const forms = { page: toFormNode(schema), 'words/site': toFormNode(schema) } as Partial<
  Models['forms']
> as Models['forms'];

function open() {
  const marks = createFieldMarks(forms);
  const data = schema.parse(value);
  return { ...marks, data, marked: marks.markTexts('pages/about.yaml', value, data) as Data };
}

const drawPage = ({ title, path, picture: { mark = '' }, items, phone }: Data, more = '') =>
  `<main><h1>${title}</h1><a href="${path}"><img alt="A porch${mark}"></a>` +
  `<div>${more}<p>${items[0]?.text} in ${phone.shown}</p></div></main>`;

// EDIT-PLACES
test('gives elements the fields of their texts and pictures, and changes nothing else', () => {
  const { data, marked, showFields } = open();
  const html = showFields(drawPage(data), drawPage(marked));
  expect(html).toContain('<h1 data-field="pages/about.yaml#title">Our work</h1>');
  expect(html).toContain('<img alt="A porch" data-field="pages/about.yaml#picture">');
  expect(html).toContain('<p data-field="pages/about.yaml#items.0.text">Framing in 843 555 0142</p>');
  expect(html.replace(/ data-field="[^"]*"/g, '')).toBe(showFields(drawPage(data), drawPage(data)));
});

test('marks no address, no choice and no part of a typed text, which pages compare and compute with', () => {
  const { data, marked } = open();
  expect(marked.path).toBe(data.path);
  expect(marked.items[0]?.kind).toBe('a');
  expect(marked.phone).toEqual(data.phone);
  expect(marked.picture).toMatchObject(data.picture);
});

test('marks a field in the same way each time, and no words of the program', () => {
  const { data, marked, markTexts } = open();
  expect(markTexts('pages/about.yaml', value, data)).toEqual(marked);
  expect(markTexts('pages/contact.yaml', value, data)).not.toEqual(marked);
  expect(markTexts('words/site.yaml', value, data)).toBe(data);
  expect(markTexts('strange.yaml', value, data)).toBe(data);
});

test('leaves a place without a field if a longer text changes what is there', () => {
  const { data, marked, showFields } = open();
  const html = showFields(drawPage(data), drawPage(marked, '<br>'));
  expect(html).not.toContain('#items');
  expect(html).toContain('#title');
});
