/** A minimal static host: `_headers`, `_redirects`, clean URLs and 404.html. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

export interface StaticHost {
  stop: () => void;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

export async function startStaticHost(folder: string, port: number): Promise<StaticHost> {
  const { headers: rules } = await parseAllHeaders({
    headersFiles: [path.join(folder, '_headers')],
    configHeaders: [],
    minimal: true,
  });
  const { redirects } = await parseAllRedirects({
    redirectsFiles: [path.join(folder, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  const fits = (rule: string, address: string) =>
    rule.endsWith('*') ? address.startsWith(rule.slice(0, -1)) : rule === address;
  const server = createServer((request, response) => {
    const { pathname: address } = new URL(request.url ?? '/', 'http://host');
    const candidates = [address, `${address}.html`, path.posix.join(address, 'index.html')];
    const file = candidates.map((name) => path.join(folder, name)).find(isFile);
    const redirect = file
      ? undefined
      : (redirects as { from: string; to: string }[]).find(({ from }) => from === address);
    if (redirect) {
      response.writeHead(301, { location: redirect.to }).end();
      return;
    }
    const found = file ?? path.join(folder, '404.html');
    for (const rule of rules)
      if (fits(rule.for, address))
        for (const [name, value] of Object.entries(rule.values)) response.setHeader(name, value);
    response.setHeader('content-type', types[path.extname(found)] ?? 'application/octet-stream');
    response.writeHead(file ? 200 : 404).end(readFileSync(found));
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
