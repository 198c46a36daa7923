import { findElements, parsePage } from '../../render/finish/built-page.ts';

/** Lists the links and files of a built page, with and without JavaScript. */
export function listAddresses(route: string, html: string): string[] {
  return findElements(parsePage(route, html), '*').flatMap(({ name, attribs }) => {
    const value = (attribute: string) => attribs[attribute] ?? '';
    const candidates = [value('srcset'), value('imagesrcset'), value('data-sharper')]
      .flatMap((set) => set.split(/,\s+/))
      .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
    const isLink = name === 'a' || (name === 'link' && value('rel') !== 'canonical');
    return [isLink ? value('href') : '', value('src'), ...candidates].filter(Boolean);
  });
}
