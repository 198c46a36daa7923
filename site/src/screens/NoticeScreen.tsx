/**
 * A notice above every page. It brings its own styles, because the server inserts it and the build does not know it.
 */
import { notice as words } from 'words:answers';
import type { ServerScreens } from '../../../contract/server-screens.ts';
import { createRender } from './create-render.ts';

/** Moves an overlaid header below the notice. */
const writeStyles = ({ plane, words }: ServerScreens['notice']['colors']) =>
  `[data-notice]{padding:.75rem 1rem;background:${plane};color:${words};text-align:center;font-weight:600}` +
  '[data-notice] a{color:inherit}:is([data-header=over],[data-header=boxed]){inset-block-start:auto}';

function NoticeScreen({ text, link, colors }: ServerScreens['notice']) {
  return (
    <>
      <style>{writeStyles(colors)}</style>
      <aside data-notice="" aria-label={words.label}>
        {text} {link && <a href={link.address}>{link.label}</a>}
      </aside>
    </>
  );
}

export const render = createRender(NoticeScreen);
