/** The answers of one build, rendered by its own components (contract/server-screens.ts). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import {
  fragmentName,
  splitAtHole,
  templateFolder,
  type ServerScreenName,
} from '../../contract/server-screens.ts';
import type { Translation } from '../../contract/words/follow-words.ts';
import type { BuiltPages } from './built-pages.ts';

interface ScreenModule {
  render: (props: object, translation?: Translation) => string;
}

export type WriteScreen = (
  name: ServerScreenName,
  props: object,
  translation?: Translation,
) => string | undefined;

export function openTemplates(folder: string, pages: BuiltPages): WriteScreen {
  // A new `require` for each build, because it caches the loaded modules.
  const load = createRequire(import.meta.url);
  forgetModules(load);
  const opened = new Map<ServerScreenName, ReturnType<typeof open>>();

  function open(name: ServerScreenName) {
    const file = join(folder, templateFolder, name);
    if (name === fragmentName) return (load(`${file}.cjs`) as ScreenModule).render;
    const page = pages.find(`${templateFolder}/${name}.html`, undefined);
    if (page === undefined) return undefined;
    const { before, after } = splitAtHole(page.body.toString());
    const known = JSON.parse(readFileSync(`${file}.json`, 'utf8')) as object;
    const { render } = load(`${file}.cjs`) as ScreenModule;
    return (props: object, translation?: Translation) =>
      before + render({ ...known, ...props }, translation) + after;
  }

  return (name, props, translation) => {
    if (!opened.has(name)) opened.set(name, open(name));
    return opened.get(name)?.(props, translation);
  };
}

/** Modules of an earlier build are never requested again. */
function forgetModules({ cache }: NodeJS.Require): void {
  for (const file of Object.keys(cache))
    if (file.endsWith('.cjs') && file.includes(`${sep}${templateFolder}${sep}`)) delete cache[file];
}
