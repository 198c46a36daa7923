/**
 * The policy of a page names the hash of each script in it, 54 bytes that cannot be compressed and come before the page.
 * Module scripts run after the page is read whichever place they have, so those that follow one another become one.
 */
import { createHash } from 'node:crypto';
import { init, parse } from 'es-module-lexer';
import { editPage, type Edit, type Page, type PageElement } from './built-page.ts';

await init;

const isModule = ({ name, attributes }: PageElement) =>
  name === 'script' && attributes.get('type') === 'module' && !attributes.has('src');

/** Only the top level of a module may import at once. */
const canBeInFunction = (text: string) => parse(text)[0].every(({ d }) => d !== -1);

/** Each keeps names of its own, and an error of one is reported and does not stop the others. */
const join = (texts: readonly string[]) =>
  `for(let run of[${texts.map((text) => `()=>{${text.trim()}}`).join(',')}])try{run()}catch(error){reportError(error)}`;

export function joinScripts(page: Page): Page {
  const groups: PageElement[][] = [[]];
  for (const element of page.elements.filter(({ name }) => name === 'script')) {
    if (isModule(element) && canBeInFunction(element.content)) groups.at(-1)?.push(element);
    // A script that stays apart runs after those before it and before those behind it, as it did.
    else if (element.attributes.get('type') === 'module') groups.push([]);
  }
  const edits = groups
    .filter((group) => group.length > 1)
    .flatMap((group): Edit[] => {
      const joined = `<script type="module">${join(group.map(({ content }) => content))}</script>`;
      return group.map(({ start, end }, index) => ({
        start,
        end,
        text: index === group.length - 1 ? joined : '',
      }));
    });
  return editPage(page, edits);
}

export interface PageWithFile {
  page: Page;
  /** Address of a file → its content. */
  files: Record<string, string>;
}

/**
 * Loads the script once the page is loaded and its first view is painted. Before that, the script and what it imports each
 * take the share of a slow connection that the first picture needs: 0.15 s of the largest paint. A tab that nobody looks at
 * is not painted and loads nothing.
 */
const loadLater = (address: string) =>
  `addEventListener("load",()=>new PerformanceObserver((_,paint)=>{paint.disconnect();import("${address}")}).observe({type:"paint",buffered:true}))`;

/** A classic inline script, which runs while the page is parsed. */
const isPlain = ({ name, attributes }: PageElement) =>
  name === 'script' && !attributes.has('type') && !attributes.has('src');

/**
 * Moves the largest module of the page to a file that the page requests once it is painted: for a page that would not fit
 * the first congestion window. So no module may rely on running before the page is loaded. The loader joins the first
 * classic script, which saves the hash of a second one in the policy.
 */
export function moveLargestScript(page: Page): PageWithFile {
  const [largest] = page.elements
    .filter((element) => isModule(element) && canBeInFunction(element.content))
    .sort((a, b) => b.content.length - a.content.length);
  if (!largest) return { page, files: {} };
  const { start, end, content } = largest;
  const address = `/_a/page.${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.js`;
  const boot = page.elements.find((element) => isPlain(element) && element.start < start);
  const edits = boot
    ? [
        { ...boot, text: `<script>${boot.content};${loadLater(address)}</script>` },
        { start, end, text: '' },
      ]
    : [{ start, end, text: `<script type="module">${loadLater(address)}</script>` }];
  return {
    page: editPage(page, edits),
    files: { [address]: content },
  };
}
