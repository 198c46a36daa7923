/** Inline marks: `**bold**`, and `[words](/contact)` for a link to a page, a section, another site or a number. */
const mark = /\*\*(.+?)\*\*|\[([^\]]+)\]\(((?:[/#]|https?:\/\/|tel:|sms:|mailto:)[^)\s]*)\)/g;

export type Piece = string | { words: string; address?: string };

/** The text in order: plain words, bold words, and links with their addresses. */
export function splitMarks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(mark)) {
    const [whole, bold, words = '', address = ''] = found;
    pieces.push(text.slice(end, found.index), bold === undefined ? { words, address } : { words: bold });
    end = found.index + whole.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
}

/** The plain words, for places without markup such as search results. */
export const dropMarks = (text: string): string =>
  splitMarks(text)
    .map((piece) => (typeof piece === 'string' ? piece : dropMarks(piece.words)))
    .join('');
