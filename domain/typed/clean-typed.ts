/** Cleans the text of a form field, both in the page and on the server. */
import { cleanLine, cleanText } from './clean-text.ts';

export type FieldType =
  'text' | 'email' | 'tel' | 'password' | 'date' | 'time' | 'textarea' | 'select' | 'choices' | 'hidden';

const invisible = /\p{Cf}/gu;

export const hasInvisible = (text: string): boolean => /\p{Cf}/u.test(text);

/** Visible characters of this category, which enclose numbers in Arabic, Syriac and Kaithi. */
const visible = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;
/** Join or separate letters in Persian, Hindi and Mongolian words, and the parts of an emoji. */
const joiner = /[\u180e\u200c\u200d]/;
const joined = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
const withoutJoiners = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Copied contacts contain direction marks, and web pages zero-width spaces; receipts were sent to such addresses. */
export function cleanTyped(type: FieldType, text: string): string {
  switch (type) {
    case 'email':
      return toAsciiDomain(cleanLine(text.normalize('NFKC').replace(invisible, '')));
    case 'tel':
      return cleanLine(text.replace(invisible, ''));
    case 'textarea':
    case 'choices':
    case 'hidden':
    case 'password':
      return cleanText(text);
    default:
      return cleanLine(
        text.replace(invisible, (sign, offset: number) => (isNeeded(sign, text, offset) ? sign : '')),
      );
  }
}

function isNeeded(sign: string, text: string, offset: number): boolean {
  if (!joiner.test(sign)) return visible.test(sign);
  const before = [...text.slice(0, offset)].at(-1) ?? '';
  const [after = ''] = text.slice(offset + sign.length);
  return [before, after].every((one) => joined.test(one) && !withoutJoiners.test(one));
}

/** Mail servers and other programs know only `xn--bro-hoa.example`. Anything else stays unchanged. */
export function toAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  const isAscii = /^[ -~]*$/.test(domain);
  if (start === 0 || isAscii || /[\s"#%(),/:;<>?[\\\]]/.test(domain)) return address;
  try {
    return address.slice(0, start) + new URL(`https://${domain}`).hostname;
  } catch {
    return address;
  }
}
