/** The page of last resort, for when the build has no template or the server itself stumbles. */
import { escapeHtml } from '../lib/escape-html.ts';

export interface PlainPageWords {
  title: string;
  sentences: readonly string[];
  /** Telephone number as people read it and as a link needs it. */
  phone?: { text: string; e164: string };
}

export function writePlainPage({ title, sentences, phone }: PlainPageWords): string {
  const call =
    phone === undefined
      ? ''
      : `<p>You can always call us: <a href="tel:${escapeHtml(phone.e164)}">${escapeHtml(phone.text)}</a>.</p>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>
${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')}
${call}<p><a href="/">Back to the home page</a></p></main></body>
</html>
`;
}
