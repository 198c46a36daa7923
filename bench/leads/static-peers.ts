/** Measures this server and nginx with one worker on the same built files, with wrk in the same run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { dist } from '../../tools/lib/paths.ts';
import { run } from '../../tools/lib/run.ts';

export interface Peer {
  url: string;
  stop: () => Promise<void>;
}

/** Undefined if this machine has no nginx. */
export async function startNginx(): Promise<Peer | undefined> {
  if ((await run('nginx', ['-v'], { quiet: true })).code !== 0) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  chmodSync(folder, 0o755);
  const port = await getPort({ host: '127.0.0.1' });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr error;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${dist}; gzip_static on; try_files $uri $uri.html $uri/index.html =404; }
}
`,
  );
  const program = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    if (await fetch(url).catch(() => undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    stop: async () => {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Requests per second, or undefined if this machine has no wrk. */
export async function askStatic(url: string, seconds: number): Promise<number | undefined> {
  const { code, output } = await run(
    'wrk',
    ['-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url],
    { quiet: true },
  );
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  if (code !== 0 || perSecond === undefined) return undefined;
  if (output.includes('Non-2xx')) throw new Error(`${url} answered with errors:\n${output}`);
  return Number(perSecond);
}
