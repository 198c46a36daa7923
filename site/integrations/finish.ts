/** Finishes the site after Astro has built its pages, so that `astro build` is the whole build. */
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { listJobs } from '../../render/derive.ts';
import { encodePictures, encodeQuickly } from '../../render/encode-pictures.ts';
import { writeLateJobs } from '../../render/late-jobs.ts';
import { buildAnswers } from './build-answers.ts';
import { finishSite } from './finish/finish-site.ts';
import { fillSite } from '../../render/fill-site.ts';
import { readSiteValues } from '../../render/site-values.ts';

export function finish(): AstroIntegration {
  let config: AstroConfig;
  return {
    name: 'finish',
    hooks: {
      'astro:config:done': (done) => {
        config = done.config;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const jobs = listJobs();
        const isLater = process.env['PICTURES'] === 'later';
        const late = isLater ? await encodeQuickly(site, jobs) : [];
        if (!isLater) await encodePictures(site, jobs);
        logger.info(`${jobs.length - late.length} of ${jobs.length} pictures and films written.`);
        await buildAnswers(site, config.vite);
        const values = readSiteValues(process.env);
        fillSite(site, values);
        const { pages, compressed, warnings } = await finishSite(
          site,
          fileURLToPath(config.cacheDir),
          values.settings.leadServer,
        );
        // After the compression of the site's other files, because nobody may request the list.
        writeLateJobs(site, late);
        for (const warning of warnings) logger.warn(warning);
        logger.info(`${pages} pages finished, ${compressed} files compressed.`);
      },
    },
  };
}
