/** The list of `npm run launch` as the page /_launch of `npm run dev`. No build contains it. */
import type { AstroIntegration } from 'astro';
import { escapeHtml } from '../../domain/escape-html.ts';
import { thisMachine, type Surroundings } from './check-settings.ts';
import { groupByKind, listOpenPoints, summarize } from './list-open-points.ts';

const launchPath = '/_launch';

const style =
  'body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}li{margin:0 0 1rem}code{display:block;color:#555}';

export async function writeLaunchPage(folder: string, surroundings: Surroundings): Promise<string> {
  const points = await listOpenPoints(folder, surroundings);
  const groups = groupByKind(points).map(({ heading, points: own }) => {
    const items = own.map(
      ({ what, where, write }) =>
        `<li>${escapeHtml(what)}<code>${escapeHtml(where)}</code>${escapeHtml(write)}</li>`,
    );
    return `<h2>${escapeHtml(heading)}</h2><ul>${items.join('')}</ul>`;
  });
  const title = summarize(points);
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${groups.join('')}</html>`;
}

/** The hook runs only in the development server. */
export function launchPage(folder: string, surroundings: Surroundings = thisMachine): AstroIntegration {
  return {
    name: 'launch-page',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(launchPath, (_request, response, next) => {
          writeLaunchPage(folder, surroundings).then((page) => {
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(page);
          }, next);
        });
      },
    },
  };
}
