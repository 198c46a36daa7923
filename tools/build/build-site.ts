import { bin, dist, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { fingerprintSources, isBuilt, rememberBuild } from './freshness.ts';

/** Builds the site into dist/ and says whether that worked. With `onlyIfChanged`, a fresh dist/ is kept. */
export async function buildSite({ onlyIfChanged = false } = {}): Promise<boolean> {
  if (onlyIfChanged && isBuilt(root)) return true;
  console.log('Building the site into dist/ …');
  const fingerprint = fingerprintSources(root);
  const { code } = await run(bin('astro'), ['build', '--root', 'site']);
  if (code !== 0) return false;
  const finished = await run(bin('node'), ['tools/finish.ts', dist]);
  if (finished.code !== 0) return false;
  rememberBuild(root, fingerprint);
  return true;
}
