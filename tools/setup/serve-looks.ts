/** Serves a page with a picture of each look on this machine during the questions. */
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { escapeHtml } from '../../domain/escape-html.ts';
import { listFiles } from '../lib/list-files.ts';
import type { Surroundings } from './surroundings.ts';

const host = '127.0.0.1';
const style =
  'body{font:16px/1.4 system-ui;margin:2rem}ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr));gap:2rem;padding:0;list-style:none}img{width:100%;height:20rem;object-fit:cover;object-position:top;border:1px solid #ccc}';

/** Look → picture of the showcase home page that uses it. */
function findPictures(root: string): Map<string, string> {
  const homes = path.join(root, 'showcase/homes');
  const found = listFiles(homes).map((file): [string, string] => {
    const { direction } = parse(readFileSync(path.join(homes, file), 'utf8')) as { direction?: string };
    return [direction ?? '', path.join(root, 'showcase/pictures/variants', file.replace(/yaml$/, 'jpg'))];
  });
  return new Map(found.filter(([, file]) => existsSync(file)));
}

function writePage(looks: Surroundings['directions'], pictures: ReadonlyMap<string, string>): string {
  const items = looks
    .filter(({ name }) => pictures.has(name))
    .map(
      ({ name, words }) =>
        `<li><img src="${name}.jpg" alt="" loading="lazy"><br>${escapeHtml(words)} (<b>${name}</b>)</li>`,
    );
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Looks</title><style>${style}</style><h1>Looks</h1><p>The words and photographs are from the demonstration: you choose only the look.</p><ul>${items.join('')}</ul></html>`;
}

/** Returns the command that tunnels the page to the computer of a person connected over ssh. */
export function writeTunnel(port: string, connection: string | undefined, user: string): string | undefined {
  const [, , address, sshPort] = connection?.split(' ') ?? [];
  if (!address) return undefined;
  const other = sshPort && sshPort !== '22' ? ` -p ${sshPort}` : '';
  return `ssh${other} -L ${port}:${host}:${port} ${user}@${address}`;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export function createLooks({ root, directions }: Surroundings) {
  const pictures = findPictures(root);
  const page = writePage(directions, pictures);
  const server = createServer(({ url }, response) => {
    const picture = pictures.get(/^\/([a-z-]+)\.jpg$/.exec(url ?? '')?.[1] ?? '');
    if (picture) response.setHeader('content-type', 'image/jpeg').end(readFileSync(picture));
    else if (url === '/') response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    else response.writeHead(404).end();
  });
  let address: string | undefined;
  return {
    /** Returns the address of the page. */
    async open(): Promise<string> {
      address ??= `http://${host}:${await listen(server)}`;
      return address;
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Tells the owner how to open the page. */
export function describeLooks(address: string): string {
  const tunnel = writeTunnel(new URL(address).port, process.env['SSH_CONNECTION'], userInfo().username);
  return [
    `See all looks in your browser: ${address}`,
    ...(tunnel ? [`First type this on your own computer: ${tunnel}`] : []),
  ].join('\n');
}
