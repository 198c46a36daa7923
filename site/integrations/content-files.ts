/**
 * Stops a build at content files that it would ignore or misread. A development server only warns. Also sets the
 * site's address, which is part of the content.
 */
import type { AstroIntegration } from 'astro';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { contentFolder, nameContentFile, picturesFolder } from '../../contract/content-folder.ts';
import { checkFormat } from '../../contract/pictures/open-picture.ts';
import { readCompany } from '../../contract/read-words.ts';
import { listFaultyFiles } from '../src/lib/unread-files.ts';

/** Runs before Astro reads the pictures, because Astro's own errors say less. */
function listFaultyPictures(folder: string): string[] {
  return globSync('*.{jpg,jpeg,png,webp}', { cwd: folder }).flatMap((file) => {
    try {
      checkFormat(path.join(folder, file));
      return [];
    } catch (error) {
      return [`${nameContentFile(`pictures/${file}`)}: ${(error as Error).message}`];
    }
  });
}

export const contentFiles = (): AstroIntegration => ({
  name: 'content-files',
  hooks: {
    'astro:config:setup': ({ command, logger, updateConfig }) => {
      if (!existsSync(contentFolder)) throw new Error(`There is no content folder ${contentFolder}.`);
      const sentences = [
        ...listFaultyFiles(contentFolder).map(({ message }) => message),
        ...listFaultyPictures(picturesFolder),
      ];
      if (command === 'build' && sentences.length > 0) throw new Error(sentences.join('\n'));
      for (const sentence of sentences) logger.warn(sentence);
      updateConfig({ site: readCompany().url });
    },
    // Pages read their files again after a change, but the server keeps its list of pages.
    'astro:server:setup': ({ server: { watcher, environments } }) => {
      watcher.add(contentFolder);
      for (const event of ['add', 'change', 'unlink'] as const)
        watcher.on(event, (file: string) => {
          if (!file.startsWith(contentFolder + path.sep)) return;
          environments['ssr']?.hot.send('astro:content-changed');
          environments['client']?.hot.send({ type: 'full-reload' });
        });
    },
  },
});
