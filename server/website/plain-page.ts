/** The page of last resort, for when the build has no template or the server itself fails. */
import { escapeHtml } from '../lib/escape-html.ts';

export interface PlainPageParts {
  title: string;
  sentences: readonly string[];
  phone: { shown: string; e164: string };
  words: { call: string; home: string };
}

export function writePlainPage({ title, sentences, phone, words }: PlainPageParts): string {
  const paragraphs = [
    ...sentences.map(escapeHtml),
    `${escapeHtml(words.call)} <a href="tel:${escapeHtml(phone.e164)}">${escapeHtml(phone.shown)}</a>`,
    `<a href="/">${escapeHtml(words.home)}</a>`,
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}</main></body>
</html>
`;
}
