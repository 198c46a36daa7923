/**
 * A page that the server fills for each response contains the props that are the same for all, as a comment before the
 * place that is filled. This step moves them to a file next to the page.
 */
import { isComment } from 'domhandler';
import { find } from 'domutils';
import type { Page } from './built-page.ts';

const start = 'answer ';

/** Returns file contents by address; empty if the server fills nothing in. */
export function takeProps({ file, tree }: Page): Record<string, string> {
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
