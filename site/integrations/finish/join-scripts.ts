/**
 * The policy of a page names the hash of each script in it, 54 bytes that cannot be compressed and come before the page.
 * Module scripts run after the page is read whichever place they have, so those that follow one another become one.
 */
import type { Element } from 'domhandler';
import { removeElement } from 'domutils';
import { init, parse } from 'es-module-lexer';
import { hashAddress } from './build-cache.ts';
import { findElements, readCode, setCode, type Page } from './built-page.ts';

await init;

const isModule = ({ attribs }: Element) => attribs['type'] === 'module' && !('src' in attribs);

/** Only the top level of a module may import at once. */
const canBeInFunction = (text: string) => parse(text)[0].every(({ d }) => d !== -1);

/** Each keeps names of its own, and an error of one is reported and does not stop the others. */
const join = (texts: readonly string[]) =>
  `for(let run of[${texts.map((text) => `()=>{${text.trim()}}`).join(',')}])try{run()}catch(error){reportError(error)}`;

export function joinScripts(page: Page): void {
  const groups: Element[][] = [[]];
  for (const script of findElements(page, 'script')) {
    if (isModule(script) && canBeInFunction(readCode(script))) groups.at(-1)?.push(script);
    // A script that stays apart runs after those before it and before those behind it, as it did.
    else if (script.attribs['type'] === 'module') groups.push([]);
  }
  for (const group of groups) {
    const last = group.at(-1);
    if (!last || group.length === 1) continue;
    setCode(last, join(group.map(readCode)));
    for (const script of group.slice(0, -1)) removeElement(script);
  }
}

/**
 * Loads the script once the page is loaded and its first view is painted. Before that, the script and what it imports each
 * take the share of a slow connection that the first picture needs: 0.15 s of the largest paint. A tab that nobody looks at
 * is not painted and loads nothing.
 */
const loadLater = (address: string) =>
  `addEventListener("load",()=>new PerformanceObserver((_,paint)=>{paint.disconnect();import("${address}")}).observe({type:"paint",buffered:true}))`;

/**
 * Moves the largest module of the page to a file that the page requests once it is painted: for a page that would not fit
 * the first congestion window. So no module may rely on running before the page is loaded. The loader joins the first
 * classic script, which runs while the page is parsed: a second one would take another hash in the policy. Returns the
 * content of the file by its address.
 */
export function moveLargestScript(page: Page): Record<string, string> {
  const scripts = findElements(page, 'script');
  const [largest] = scripts
    .filter((script) => isModule(script) && canBeInFunction(readCode(script)))
    .sort((a, b) => readCode(b).length - readCode(a).length);
  if (!largest) return {};
  const code = readCode(largest);
  const address = hashAddress('page', 'js', code);
  const boot = scripts
    .slice(0, scripts.indexOf(largest))
    .find(({ attribs }) => !('type' in attribs) && !('src' in attribs));
  if (boot) {
    setCode(boot, `${readCode(boot)};${loadLater(address)}`);
    removeElement(largest);
  } else setCode(largest, loadLater(address));
  return { [address]: code };
}
