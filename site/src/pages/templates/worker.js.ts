/** The inbox's service worker as JavaScript. The server serves it; the site has no page at its address. */
import { stripTypeScriptTypes } from 'node:module';
import worker from '../../../../office/devices/worker.ts?raw';

export const GET = (): Response => new Response(stripTypeScriptTypes(worker));
