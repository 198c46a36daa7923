/** The last-resort page, for when no page of the site can be rendered. */
import { getLanguage } from '../../contract/language.ts';
import { getCallAddress, type PhoneNumber } from '../../domain/typed/phone.ts';
import { escapeHtml } from '../../domain/escape-html.ts';

export interface PlainPageParts {
  title: string;
  sentences: readonly string[];
  phone: PhoneNumber;
  words: { call: string; home: string };
}

export function writePlainPage({ title, sentences, phone, words }: PlainPageParts): string {
  const paragraphs = [
    ...sentences.map(escapeHtml),
    `${escapeHtml(words.call)} <a href="${escapeHtml(getCallAddress(phone))}">${escapeHtml(phone.shown)}</a>`,
    `<a href="/">${escapeHtml(words.home)}</a>`,
  ];
  return `<!doctype html>
<html lang="${getLanguage()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}</main></body>
</html>
`;
}
