/** Cleans the text of a form field, both in the page and on the server. */
import { cleanLine, cleanText, withoutInvisible } from './clean-text.ts';
import { parseEmail } from './email-address.ts';

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
      return parseEmail(text) ?? cleanLine(withoutInvisible(text));
    case 'tel':
      return cleanLine(withoutInvisible(text));
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
