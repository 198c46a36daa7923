/**
 * Adds an owner's picture: rotates it upright, scales it down, removes its metadata, names it, and lists it in the
 * catalogue.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { encodePicture, openPicture, PictureError, toJpeg } from '../../contract/pictures/open-picture.ts';
import { Refusal } from './answers.ts';
import type { Issue } from './check.ts';
import { toAddress } from './client/to-address.ts';
import type { History } from './history.ts';
import { pictureName, readCatalogue, type CatalogueEntry } from './known-names.ts';
import { mergeYaml } from '../../contract/merge-yaml.ts';
import { locate } from './content-files.ts';
import { writeWhole } from '../../contract/write-whole.ts';

/** Widths in pixels: the smallest that fills a card, and the largest that any page shows with room to crop. */
const leastWidth = 600;
const mostWidth = 2400;
const jpegQuality = 85;

export interface Upload {
  title: string;
  alt: string;
  bytes: Buffer;
}

const fault = (name: string, message: string): Issue => ({ path: [name], message });

function judgeWords({ title, alt }: Upload): Issue[] {
  const issues: Issue[] = [];
  if (!title.trim()) issues.push(fault('title', 'This is needed: fill it in.'));
  if (alt.trim().length < 10)
    issues.push(
      fault('alt', 'Say in at least 10 characters what the picture shows, for people who cannot see it.'),
    );
  if (alt.trim().length > 200) issues.push(fault('alt', 'At most 200 characters.'));
  return issues;
}

const refuse = (issues: Issue[]) => new Refusal(422, 'The picture was not added.', issues);

/** The text, with a number after the separator if it is taken. */
export function chooseFree(text: string, separator: string, taken: readonly (string | undefined)[]): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? text : text + separator + number;
    if (!taken.includes(candidate)) return candidate;
  }
}

async function encode(bytes: Buffer) {
  const { data, info } = await openPicture(bytes)
    .then((picture) => picture.resize({ width: mostWidth, withoutEnlargement: true }))
    .then((picture) => encodePicture(toJpeg(picture, jpegQuality).toBuffer({ resolveWithObject: true })))
    .catch((error: unknown) => {
      if (error instanceof PictureError) throw refuse([fault('file', error.message)]);
      throw error;
    });
  if (info.width < leastWidth) {
    throw refuse([
      fault('file', `The picture is ${info.width} px wide; even a small card needs ${leastWidth} px.`),
    ]);
  }
  return { data, width: info.width, height: info.height };
}

export interface AddedPicture {
  /** The name that content uses: the file name without its extension. */
  name: string;
  /** Its path in the content folder. */
  file: string;
}

export async function addPicture(content: string, history: History, upload: Upload): Promise<AddedPicture> {
  const issues = judgeWords(upload);
  if (issues.length > 0) throw refuse(issues);
  const { data, width, height } = await encode(upload.bytes);
  const catalogue = locate(content, 'pictures/catalogue.yaml');
  if (!catalogue) throw new Refusal(404, 'pictures/catalogue.yaml is missing.');
  const entries = readCatalogue(content);
  const folder = path.dirname(catalogue);
  // A file may have lost its entry, for example when a change was undone.
  const files = [...entries.map(({ file }) => file), ...readdirSync(folder)];
  const name = chooseFree(toAddress(upload.title) || 'picture', '-', files.map(pictureName));
  const target = path.join(folder, `${name}.jpg`);
  const entry: CatalogueEntry = {
    file: `${name}.jpg`,
    title: upload.title.trim(),
    alt: upload.alt.trim(),
    focal: [50, 50],
    tags: [],
    kind: 'photograph',
    width,
    height,
  };
  const text = readFileSync(catalogue, 'utf8');
  const next = mergeYaml(text, [...entries, entry]);
  history.keep('pictures/catalogue.yaml', text);
  writeWhole(target, data);
  writeWhole(catalogue, next);
  return { name, file: `pictures/${name}.jpg` };
}
