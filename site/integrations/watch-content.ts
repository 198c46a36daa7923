/** The development server warns of faulty content files, and reloads the page after a change of content. */
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '../../contract/content-folder.ts';
import { listFaultyContent } from '../../render/list-faulty-content.ts';

export const watchContent = (): AstroIntegration => ({
  name: 'content',
  hooks: {
    'astro:server:setup': ({ server: { watcher, hot }, logger }) => {
      for (const sentence of listFaultyContent()) logger.warn(sentence);
      watcher.add(contentFolder);
      watcher.on('all', (_event, file: string) => {
        if (file.startsWith(contentFolder + path.sep)) hot.send({ type: 'full-reload' });
      });
    },
  },
});
