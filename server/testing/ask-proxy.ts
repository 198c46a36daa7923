/** Sends requests through a proxy as a visitor does, over HTTP/1.1 or HTTP/2. */
import { once } from 'node:events';
import * as http from 'node:http';
import * as http2 from 'node:http2';
import * as https from 'node:https';

export function askProxy(
  { url, ca }: { url: string; ca?: string },
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: string | Buffer = '',
  { signal, localAddress }: { signal?: AbortSignal; localAddress?: string } = {},
) {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise<{ status: number; text: string; headers: http.IncomingHttpHeaders }>(
    (resolve, reject) => {
      const options = {
        method,
        // A pooled connection may already be closing: the proxy closes it after it refuses an oversized body.
        agent: false,
        ...(ca === undefined ? {} : { ca, servername: 'www.example.com' }),
        headers: { host: 'www.example.com', ...headers },
        signal,
        localAddress,
      };
      const call = request(new URL(path, url), options, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
        );
      });
      call.on('error', reject);
      call.end(body);
    },
  );
}

/** Sends several requests in one HTTP/2 connection, as browsers do. Fails if the proxy does not support it. */
export async function askOverHttp2(
  { url, ca }: { url: string; ca: string },
  asked: readonly { headers: http2.OutgoingHttpHeaders; body?: string }[],
) {
  const session = http2.connect(url, { ca, servername: 'www.example.com' });
  try {
    await once(session, 'connect');
    const protocol = session.alpnProtocol;
    const answers = asked.map(async ({ headers, body }) => {
      const stream = session.request({ ':authority': 'www.example.com', ...headers });
      stream.end(body);
      const [answer] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders];
      let text = '';
      for await (const chunk of stream) text += String(chunk);
      return { status: answer[':status'], headers: answer, text };
    });
    return { protocol, answers: await Promise.all(answers) };
  } finally {
    session.close();
  }
}
