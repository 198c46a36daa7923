/** A server with a site of its own, made from the starter, whose office renders and goes online. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer, type LiveServer } from '../../tools/lib/live-server.ts';
import { bin, root } from '../../tools/lib/paths.ts';
import { run } from '../../tools/lib/run.ts';

export interface OwnOffice {
  /** The folder of the site's content. */
  content: string;
  server: LiveServer;
  /** Adds a person once, and returns a code for their sign-in. */
  invite: (email: string, role: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** `prepare` changes the content before the first render. */
export async function startOwnOffice(prepare: (content: string) => void = () => {}): Promise<OwnOffice> {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-office-'));
  // The cache names history and points by the folder's name, and runs share it.
  const content = path.join(folder, path.basename(folder));
  const data = path.join(folder, 'data');
  const site = path.join(folder, 'site');
  const env = { CONTENT: content, SITE_DIR: site, LEAD_SERVER: '', COUNTS: '', SAMPLES: '', PICTURES: '' };
  const runNode = async (...args: string[]) => {
    const { code, output } = await run(bin('node'), args, { quiet: true, env: { ...env, DATA_DIR: data } });
    if (code !== 0) throw new Error(`${args.join(' ')}:\n${output}`);
    return output;
  };
  cpSync(path.join(root, 'starter'), content, { recursive: true });
  prepare(content);
  await runNode('render/main.ts');
  const server = await startServer(data, env);
  const invited = new Set<string>();
  return {
    content,
    server,
    async invite(email, role) {
      if (!invited.has(email)) await runNode('server/leads-cli.ts', 'people', 'add', email, role);
      invited.add(email);
      const output = await runNode('server/leads-cli.ts', 'people', 'code', email);
      return /\d{4} \d{4} \d{4}/.exec(output)?.[0] ?? '';
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
