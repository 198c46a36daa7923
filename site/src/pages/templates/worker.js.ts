/** The service worker of the inbox, as browsers read it. The server sends it; its address is no page of the site. */
import { stripTypeScriptTypes } from 'node:module';
import worker from '../../inbox/worker.ts?raw';

export const GET = (): Response => new Response(stripTypeScriptTypes(worker));
