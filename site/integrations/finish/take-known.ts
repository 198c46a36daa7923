/** Props that the build knows of an answer come in the comment before its hole: they go to a file beside the page. */
import { isComment } from 'domhandler';
import { find } from 'domutils';
import type { Page } from './built-page.ts';

const start = 'answer ';

/** Returns the content of the file by its address; empty for a page without a hole. */
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
