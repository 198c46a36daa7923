/** The rules for every section, checked on its HTML alone. axe and the browser tests check the rest on whole pages. */
import type { Piece } from './render-piece.ts';

const own = (address: string) => /^[/#]/.test(address) || /^(tel|mailto|sms):/.test(address);

/** Reports violations of the rules for every section. */
export function listFaults(html: Piece): string[] {
  const ids = html.all('[id]').map((piece) => piece.attribute('id') ?? '');
  const named = (piece: Piece) => piece.text !== '' || (piece.attribute('aria-label') ?? '') !== '';
  const levels = listLevels(html);
  return [
    ...html.all('img').flatMap((img) => {
      const missing = ['alt', 'width', 'height'].filter((name) => img.attribute(name) === null);
      return missing.map((name) => `picture ${img.attribute('src') ?? ''} has no ${name}`);
    }),
    ...html
      .all('[style]')
      .map(({ tag }) => `<${tag}> has a style attribute, which the security policy blocks`),
    ...['iframe', 'script', 'link'].flatMap((tag) =>
      html.all(tag).map(() => `<${tag}> loads before the visitor requests it`),
    ),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} is used twice`),
    ...['for', 'aria-describedby', 'aria-labelledby', 'aria-controls'].flatMap((name) =>
      html
        .all(`[${name}]`)
        .flatMap((piece) => (piece.attribute(name) ?? '').split(' '))
        .filter((id) => !ids.includes(id))
        .map((id) => `${name} points to ${id}, which does not exist`),
    ),
    ...[...html.all('a'), ...html.all('button')]
      .filter((piece) => !named(piece))
      .map(({ tag }) => `<${tag}> has no name`),
    ...html.all('a').flatMap((link) => {
      const address = link.attribute('href') ?? '';
      if (own(address)) return [];
      return link.attribute('rel') === 'noopener'
        ? []
        : [`link to ${address || 'nowhere'} has no rel="noopener"`];
    }),
    ...levels.flatMap((level, index) => {
      const before = levels[index - 1] ?? 1;
      return level > before + 1 ? [`a heading of level ${level} follows level ${before}`] : [];
    }),
  ];
}

function listLevels(html: Piece): number[] {
  return html.all('h1, h2, h3, h4, h5, h6').map(({ tag }) => Number(tag[1]));
}
