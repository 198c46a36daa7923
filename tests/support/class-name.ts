/** Class names in the built site, for elements without another marker. */
import path from 'node:path';
import { shortNames } from '../../site/integrations/class-names.ts';
import { root } from '../../tools/lib/paths.ts';

const nameOf = shortNames(path.join(root, 'site/src'));

/** `classOf('TopBar')` is the class `root` of TopBar.module.css. */
export const classOf = (component: string, name = 'root'): string => nameOf(name, `${component}.module.css`);
