/** Removes the characters that nobody types and that databases, mail servers and YAML reject. */

/** Vertical tabs are the line breaks of slides and documents (Shift+Enter), form feeds the page breaks. */
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Control characters, lone surrogates and the code points that Unicode reserves for programs. */
const removed = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

const cleanSigns = (text: string): string => text.replace(lineBreak, '\n').replace(removed, '');

/** Several lines, trimmed. Anything but a string becomes empty. */
export const cleanText = (value: unknown): string =>
  typeof value === 'string' ? cleanSigns(value).trim() : '';

/** One line: a line break or a tab becomes a space. */
export const cleanLine = (value: unknown): string =>
  cleanText(value)
    .split(/[\n\t]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** A text of a content file: its own lines and spaces stay. In a text of one line, a pasted break becomes a space. */
export const cleanContent = (text: string): string =>
  text.includes('\n') ? cleanSigns(text) : cleanSigns(text).replace(/ ?\n ?/g, ' ');

/** Removes characters that have no width, such as the direction marks of copied contacts. */
export const withoutInvisible = (text: string): string => text.replace(/\p{Cf}/gu, '');
