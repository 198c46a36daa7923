/** Fills a tree of texts into the slots of a page (contract/page-tree.ts). Every text is escaped. */
import type { Tree } from '../../contract/page-tree.ts';
import { escapeHtml } from '../lib/escape-html.ts';

/** A page in pieces: HTML as it is, a slot by its path, or what is repeated for each item of a list. */
type Piece = string | { slot: string } | { list: string; pieces: Piece[] };

const mark = /\[\[(each:|end:)?([\w.]+)\]\]/g;

/** One pass over the page: a visitor who types a slot sees it again as text. Throws for marks that do not pair. */
export function fillTree(html: string, tree: Tree): string {
  return fill(parse(html), tree, '');
}

function parse(html: string): Piece[] {
  const open: { list: string; pieces: Piece[] }[] = [{ list: '', pieces: [] }];
  const add = (piece: Piece) => void open.at(-1)?.pieces.push(piece);
  let from = 0;
  for (const { 0: found, 1: kind, 2: path = '', index } of html.matchAll(mark)) {
    add(html.slice(from, index));
    from = index + found.length;
    if (kind === undefined) add({ slot: path });
    else if (kind === 'each:') open.push({ list: path, pieces: [] });
    else {
      const closed = open.pop();
      if (closed?.list !== path) throw new Error(`[[end:${path}]] closes [[each:${String(closed?.list)}]]`);
      add(closed);
    }
  }
  add(html.slice(from));
  if (open.length > 1) throw new Error(`[[each:${String(open.at(-1)?.list)}]] is not closed`);
  return open[0]?.pieces ?? [];
}

/** `base`: path of the list whose item `tree` is, with a dot at its end. */
function fill(pieces: readonly Piece[], tree: Tree, base: string): string {
  return pieces.map((piece) => fillPiece(piece, tree, base)).join('');
}

function fillPiece(piece: Piece, tree: Tree, base: string): string {
  if (typeof piece === 'string') return piece;
  if ('slot' in piece) {
    const text = find(tree, piece.slot, base);
    // What this answer does not say, such as the note in a form that is shown first, is empty.
    return typeof text === 'string' ? escapeHtml(text) : '';
  }
  const items = find(tree, piece.list, base);
  if (!Array.isArray(items)) throw new Error(`there is no list ${piece.list}`);
  return items.map((item: Tree) => fill(piece.pieces, item, `${piece.list}.`)).join('');
}

function find(tree: Tree, path: string, base: string): Tree[string] | undefined {
  if (!path.startsWith(base)) return undefined;
  let part: Tree[string] | undefined = tree;
  for (const name of path.slice(base.length).split('.')) {
    if (typeof part !== 'object' || Array.isArray(part)) return undefined;
    part = Object.hasOwn(part, name) ? (part as Tree)[name] : undefined;
  }
  return part;
}
