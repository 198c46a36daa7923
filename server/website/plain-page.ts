/** The page of last resort, for when the build has no template or the server itself stumbles. */
import { escapeHtml } from '../lib/escape-html.ts';

export interface PlainPageWords {
  title: string;
  sentences: readonly string[];
  /** Before the telephone number, which is given as people read it and as a link needs it. */
  call: string;
  phone: { shown: string; e164: string };
  /** On the link to the home page. */
  home: string;
}

export function writePlainPage({ title, sentences, call, phone, home }: PlainPageWords): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>
${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')}
<p>${escapeHtml(call)} <a href="tel:${escapeHtml(phone.e164)}">${escapeHtml(phone.shown)}</a>.</p>
<p><a href="/">${escapeHtml(home)}</a></p></main></body>
</html>
`;
}
