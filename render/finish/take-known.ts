/**
 * The build writes an answer's known props as a comment before its hole. This step moves them to a file next to the
 * page.
 */
import { isComment } from 'domhandler';
import { find } from 'domutils';
import type { Page } from './built-page.ts';

const start = 'answer ';

/** Returns file contents by address; empty if the page has no hole. */
export function takeKnown({ file, tree }: Page): Record<string, string> {
  const [comment] = find(
    (node) => isComment(node) && node.data.startsWith(start),
    tree.children,
    true,
    1,
  ).filter(isComment);
  if (!comment) return {};
  const known = comment.data.slice(start.length);
  comment.data = start.trim();
  return { [file.replace(/html$/, 'json')]: known };
}
