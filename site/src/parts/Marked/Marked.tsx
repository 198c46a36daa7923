import { splitMarks } from '../../../../domain/marks.ts';

/** A text with its bold words and links. */
export function Marked({ text }: { text: string }) {
  return splitMarks(text).map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const words = <Marked text={piece.words} />;
    return piece.address ? (
      <a key={index} href={piece.address} {...(/^https?:/.test(piece.address) && { rel: 'noopener' })}>
        {words}
      </a>
    ) : (
      <strong key={index}>{words}</strong>
    );
  });
}
