/** Finds files of the content folder that a render would ignore or misread. */
import { globSync } from 'node:fs';
import { contentFolder, nameContentFile, picturesFolder } from '../contract/content-folder.ts';
import { checkFormat } from '../contract/pictures/open-picture.ts';
import { listFaultyFiles } from '../site/src/entries/unread-files.ts';

/** Returns a sentence for each file, with its remedy. */
export const listFaultyContent = (): string[] => [
  ...listFaultyFiles(contentFolder).map(({ message }) => message),
  ...listFaultyPictures(picturesFolder),
];

function listFaultyPictures(folder: string): string[] {
  return globSync('*.{jpg,jpeg,png,webp}', { cwd: folder }).flatMap((file) => {
    try {
      checkFormat(`${folder}/${file}`);
      return [];
    } catch (error) {
      return [`${nameContentFile(`pictures/${file}`)}: ${(error as Error).message}`];
    }
  });
}
