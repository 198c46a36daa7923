/**
 * A page's policy contains the hash of each inline script: 54 incompressible bytes in the headers. Modules run after
 * parsing wherever they are in the page, so consecutive ones are joined into one.
 */
import type { Element } from 'domhandler';
import { removeElement } from 'domutils';
import { init, parse } from 'es-module-lexer';
import { hashAddress } from './hashes.ts';
import { findElements, readCode, setCode, type Page } from './built-page.ts';

await init;

const isModule = ({ attribs }: Element) => attribs['type'] === 'module' && !('src' in attribs);

/** Static imports are allowed only at the top level of a module. */
const canBeInFunction = (text: string) => parse(text)[0].every(({ d }) => d !== -1);

/** Each module keeps its own scope. An error in one is reported and does not stop the others. */
const join = (texts: readonly string[]) =>
  `for(let run of[${texts.map((text) => `()=>{${text.trim()}}`).join(',')}])try{run()}catch(error){reportError(error)}`;

export function joinScripts(page: Page): void {
  const groups: Element[][] = [[]];
  for (const script of findElements(page, 'script')) {
    if (isModule(script) && canBeInFunction(readCode(script))) groups.at(-1)?.push(script);
    // A script that cannot be joined keeps its order relative to the others.
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
 * Loads the script after the load event and the first paint. Earlier, the script and its imports would compete with
 * the first picture for bandwidth, which delays LCP by 0.15 s. A background tab never paints and loads nothing.
 */
const loadLater = (address: string) =>
  `addEventListener("load",()=>new PerformanceObserver((_,paint)=>{paint.disconnect();import("${address}")}).observe({type:"paint",buffered:true}))`;

/**
 * Moves the largest module of a page that exceeds the first congestion window to a file, which the page requests
 * after its first paint. So no module may rely on running before the load event. The loader is appended to the first
 * classic script, because a separate script would add another hash to the policy. Returns the content of the file
 * by its address.
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
