/** A proxy before the server, because the engines' protocols have no common way to hold or refuse requests. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** `refuse` answers with status 503, and `cut` with nothing. */
type Fate = 'pass' | 'refuse' | 'cut' | Promise<unknown>;

export interface Front {
  url: string;
  /** Decides what happens to each request from now on. */
  rule: (decide: (request: http.IncomingMessage) => Fate) => void;
  close: () => void;
}

export async function startFront(server: string): Promise<Front> {
  const target = new URL(server);
  let decide: (request: http.IncomingMessage) => Fate = () => 'pass';
  const front = http.createServer(async (request, response) => {
    const fate = decide(request);
    if (fate === 'cut') request.destroy();
    if (fate === 'refuse') response.writeHead(503).end();
    if ((await fate) === 'cut' || fate === 'refuse') return;
    const { method, url, headers } = request;
    const passed = http.request({ host: target.hostname, port: target.port, method, path: url, headers });
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    rule: (next) => (decide = next),
    close() {
      front.close();
      front.closeAllConnections();
    },
  };
}
