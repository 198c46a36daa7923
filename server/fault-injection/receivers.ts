/** The mail server and the webhook, each behind a gate. They count deliveries and can refuse them. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSmtpPeer, type SmtpPeer } from '../testing/smtp-peer.ts';
import { openGate, type Gate } from './gate.ts';

interface Receiver {
  gate: Gate;
  /** Message-ID → number of arrivals. */
  arrived: Map<string, number>;
  close(): Promise<void>;
}

export interface MailReceiver extends Receiver {
  peer: SmtpPeer;
}

export interface WebhookReceiver extends Receiver {
  answerWith(status: number): void;
}

export const alertAddress = 'alerts@owner.example';

export async function startMailReceiver(): Promise<MailReceiver> {
  const peer = await startSmtpPeer();
  const gate = await openGate(peer.port);
  const arrived = new Map<string, number>();
  // Emptied regularly, since half an hour of mails would not fit into memory.
  const counting = setInterval(() => {
    peer.refused.length = 0;
    for (const { parsed, recipients } of peer.received.splice(0)) {
      if (recipients.includes(alertAddress)) continue;
      count(arrived, parsed.messageId ?? '');
    }
  }, 200);
  return {
    gate,
    peer,
    arrived,
    async close() {
      clearInterval(counting);
      await gate.close();
      await peer.close();
    },
  };
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const arrived = new Map<string, number>();
  let status = 204;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(status).end();
      const { type } = JSON.parse(Buffer.concat(chunks).toString()) as { type: string };
      if (status === 204 && type.startsWith('lead.')) count(arrived, String(request.headers['webhook-id']));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gate = await openGate((server.address() as AddressInfo).port);
  return {
    gate,
    arrived,
    answerWith: (next) => (status = next),
    async close() {
      await gate.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

function count(arrived: Map<string, number>, id: string): void {
  arrived.set(id, (arrived.get(id) ?? 0) + 1);
}
