/** Finds renderings on pages, and sentences that call renderings photographs of finished work. */
import path from 'node:path';
import { findPagePath } from '../../site/src/entries/content-folders.ts';
import type { OpenPoint } from './open-point.ts';
import { listTexts } from '../../contract/values.ts';
import { type Content } from './read-content.ts';

const claim =
  /\b(?:photographs?|photos|pictures) of (?:the|our) (?:work|jobs?|projects?)\b|\bcamera did not move\b/i;

export function findRenderings({ files, pictures }: Content): OpenPoint[] {
  const where = 'pictures/catalogue.yaml';
  // Pages name a picture by its file name without the extension. A gallery without names shows only photographs.
  const texts = new Set(files.flatMap(({ data }) => listTexts(data)));
  const shown = pictures.filter(({ file }) => texts.has(path.parse(file).name));
  const rendered = shown.filter(({ kind = 'rendering' }) => kind === 'rendering');
  const called = pictures.filter(({ kind, scene }) => kind === 'photograph' && scene !== undefined);
  const claims = rendered.length + called.length > 0 ? files.filter(({ name }) => findPagePath(name)) : [];
  return [
    ...(rendered.length > 0
      ? [
          {
            kind: 'rendering' as const,
            what: `${rendered.length} of the ${shown.length} pictures that pages show are renderings: nobody built those rooms and houses.`,
            where,
            write: 'Add your photographs under “Pictures”, and choose them in place of these.',
          },
        ]
      : []),
    ...called.map(({ file }): OpenPoint => ({
      kind: 'called-photograph',
      what: `${file} is listed as a photograph, but it is a rendering.`,
      where,
      write: 'Add your photograph and choose it in place of this one, or choose “Rendering”.',
    })),
    ...claims.flatMap(({ name, data }) =>
      listTexts(data)
        .filter((text) => claim.test(text))
        .map((text): OpenPoint => ({
          kind: 'called-photograph',
          what: `“${text}” calls renderings pictures of finished work.`,
          where: name,
          write: 'Say what the pictures show, or add photographs.',
        })),
    ),
  ];
}
