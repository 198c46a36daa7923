/** The steps of `npm run publish`. */
import { thisMachine } from '../launch/check-settings.ts';
import { listOpenPoints } from '../launch/list-open-points.ts';
import { doesBlock } from '../launch/open-point.ts';
import { runScript } from '../lib/run.ts';
import { PublishError } from './publish-error.ts';
import { publishSite, type Say } from './publish-site.ts';
import type { TargetFile } from './target.ts';

/** Thrown if points block the launch and the run is not a preview. */
class GateError extends PublishError {
  readonly blocking: number;

  constructor(blocking: number) {
    super(
      `Nothing was published: ${sayBlocking(blocking)} the launch. "npm run launch" lists them. To publish a preview anyway: npm run publish -- --with-samples`,
    );
    this.blocking = blocking;
  }
}

const sayBlocking = (points: number) => (points === 1 ? '1 point blocks' : `${points} points block`);

export interface Publication {
  root: string;
  /** The content folder. */
  content: string;
  file: TargetFile;
  say: Say;
}

interface Options {
  /** Publishes even if points block the launch. */
  isPreview: boolean;
  /** Whether the build prints its output. Otherwise the output goes into the error. */
  isLoud: boolean;
}

async function askGate({ content, file, say }: Publication, isPreview: boolean): Promise<void> {
  const env = { PUBLIC_URL: file.url, ...process.env };
  const blocking = (await listOpenPoints(content, { ...thisMachine, env })).filter(doesBlock).length;
  if (blocking === 0) return;
  if (!isPreview) throw new GateError(blocking);
  say(
    `ATTENTION: ${sayBlocking(blocking)} the launch. Visitors of this preview will take its samples for real.`,
  );
}

async function build({ file: { targets }, say }: Publication, isLoud: boolean): Promise<void> {
  say('Building the site …');
  const [leadServer = ''] = targets.flatMap((target) => (target.kind === 'static' ? target.leadServer : []));
  const { code, output } = await runScript('site', { env: { LEAD_SERVER: leadServer }, quiet: !isLoud });
  if (code === 0) return;
  const reason = isLoud ? 'see the reason above.' : output.trim().split('\n').slice(-12).join('\n');
  throw new PublishError(`The build failed, so nothing was published: ${reason}`);
}

/** The gate comes first: it takes a second, but a build takes a minute. */
export async function putOnline(publication: Publication, { isPreview, isLoud }: Options): Promise<void> {
  const { root, file, say } = publication;
  await askGate(publication, isPreview);
  await build(publication, isLoud);
  await publishSite(root, file, say);
}
