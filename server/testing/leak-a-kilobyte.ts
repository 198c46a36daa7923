/** Loaded into a server to see that a leak is noticed: keeps a kilobyte of every request that is posted. */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const kept: string[][] = [];

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  // An array, not a string: V8 shares the characters of equal strings.
  if (request.method === 'POST') kept.push(Array.from({ length: 128 }, () => request.url ?? ''));
});
