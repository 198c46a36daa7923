/** The development server makes each picture when a browser requests it. */
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { findJob } from '../../render/pictures/picture-jobs.ts';
import { makeFile } from '../../render/pictures/encode-pictures.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Safari plays a film only from a server that answers ranges. */
function send(response: ServerResponse, content: Buffer, type: string, range = ''): void {
  response.setHeader('content-type', type);
  response.setHeader('accept-ranges', 'bytes');
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (from === undefined) return void response.end(content);
  const part = content.subarray(Number(from), to ? Number(to) + 1 : undefined);
  const last = Number(from) + part.length - 1;
  response.writeHead(206, { 'content-range': `bytes ${from}-${last}/${content.length}` }).end(part);
}

export const servePictures = (): AstroIntegration => ({
  name: 'serve-pictures',
  hooks: {
    'astro:server:setup': ({ server, logger }) => {
      server.middlewares.use((request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?');
        const job = findJob(address);
        if (!job) return next();
        makeFile(job).then(
          (content) => send(response, content, types[path.extname(address)] ?? '', request.headers.range),
          (error: unknown) => {
            logger.error((error as Error).message);
            response.writeHead(500).end();
          },
        );
      });
    },
  },
});
