/** Starts the whole server on a real port with a real database in a temporary folder, and removes it after the test. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Resources } from '../core/core.ts';
import { buildApp } from '../app.ts';
import { parseConfig } from '../core/config.ts';
import { createSmtpMailer } from '../mail/smtp.ts';
import { openSite } from '../website/open-site.ts';
import { openSpool } from '../spool/spool.ts';
import { getSpoolFolder } from '../store/data-paths.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { createWebhookCaller } from '../outbox/webhook.ts';
import type { CompanyFacts } from '../../contract/company.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import type { VisitSettings } from '../../contract/visit-settings.ts';
import type { RequestForms } from '../../contract/fill-form.ts';
import { mergeWords } from '../../contract/words/merge-words.ts';
import type { Override } from '../../contract/words/override-schema.ts';
import { fixtureManifest, writeFixtureSite } from './fixture-site.ts';

export interface TestServerOptions {
  env?: Record<string, string>;
  /** Reuses the folder of an earlier server, as after a restart. */
  folder?: string;
  /** Files to leave out of the built site. */
  without?: readonly string[];
  /** Overrides of single forms, like those of forms.yaml. */
  requests?: Override<RequestForms>;
  /** `visits:` of company.yaml. */
  visits?: Partial<VisitSettings>;
  /** Other facts of company.yaml. */
  company?: Partial<CompanyFacts>;
  /** True if the built site counts visits. */
  counts?: boolean;
  retryPlan?: Resources['retryPlan'];
  deadlineMs?: number;
  pushHost?: string;
  calendarHost?: string;
  nowMs?: () => number;
  wrapStore?: (store: Store) => Store;
  /** The size of the spool's reserve. */
  reserveBytes?: number;
}

export interface TestServer {
  url: string;
  port: number;
  folder: string;
  dataDir: string;
  store: Store;
  log: string[];
  /** Inbox codes that were printed, because there is no mail server. */
  codes: string[];
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  postForm(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  /** Sends a request to the server from another address and returns the status. */
  askFrom(address: string, path: string): Promise<number>;
  /** The server's routes, with their parameters. */
  listRoutes(): string[];
  close(): Promise<void>;
}

const quickRetries = { firstDelayMs: 20, longestDelayMs: 50, giveUpAfterMs: 60_000, leastAttempts: 1 };

export function makeTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plumb-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = options.folder ?? makeTestFolder();
  const dataDir = join(folder, 'data');
  const siteDir = writeFixtureSite(join(folder, 'dist'), options.without, {
    ...withRequests(options.requests),
    counts: options.counts ?? false,
    company: {
      ...fixtureManifest.company,
      ...options.company,
      visits: { ...fixtureManifest.company.visits, ...options.visits },
    },
  });
  const config = parseConfig({ PORT: '0', DATA_DIR: dataDir, SITE_DIR: siteDir, ...options.env });
  const opened = openStore(config, { waitForLockMs: 50 });
  // As in main.ts, so that the tables exist before the first lead.
  await opened.countDeliveries().catch(() => undefined);
  const store = options.wrapStore?.(opened) ?? opened;
  const log: string[] = [];
  const codes: string[] = [];
  const app = await buildApp(config, {
    site: openSite(siteDir),
    store,
    spool: await openSpool(getSpoolFolder(dataDir), () => undefined, options.reserveBytes),
    mailer: config.smtpUrl === undefined ? undefined : createSmtpMailer(config.smtpUrl),
    webhook: config.webhook && createWebhookCaller(config.webhook.secret, options.nowMs),
    retryPlan: options.retryPlan ?? quickRetries,
    showCode: (code) => void codes.push(code),
    logStream: { write: (line) => void log.push(line) },
    ...(options.nowMs === undefined ? {} : { nowMs: options.nowMs }),
    ...(options.pushHost === undefined ? {} : { pushHost: options.pushHost }),
    ...(options.calendarHost === undefined ? {} : { calendarHost: options.calendarHost }),
    ...(options.deadlineMs === undefined ? {} : { deadlineMs: options.deadlineMs }),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());

  const post = (path: string, body: string, headers: Record<string, string>) =>
    fetch(url + path, { method: 'POST', body, headers, redirect: 'manual' });
  return {
    url,
    port: (app.server.address() as AddressInfo).port,
    folder,
    dataDir,
    store,
    log,
    codes,
    post: (path, body, headers = {}) =>
      post(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers }),
    postForm: (path, fields, headers = {}) =>
      post(path, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html,application/xhtml+xml',
        ...headers,
      }),
    askFrom: async (remoteAddress, path) => (await app.inject({ url: path, remoteAddress })).statusCode,
    listRoutes: () => listRoutes(app.printRoutes({ commonPrefix: false })),
    close: () => app.close(),
  };
}

function withRequests(requests: Override<RequestForms> | undefined): SiteManifest {
  const { words } = fixtureManifest;
  if (requests === undefined) return fixtureManifest;
  return {
    ...fixtureManifest,
    words: { ...words, forms: { ...words.forms, requests: mergeWords(words.forms.requests, requests) } },
  };
}

/** Parses the router's tree, which indents by four characters for each level. */
function listRoutes(drawing: string): string[] {
  const before: string[] = [];
  return [...drawing.matchAll(/^([│ ]*[├└]── )(\S+)( \()?/gm)].flatMap(
    ([, indent = '', part = '', isRoute]) => {
      const depth = indent.length / 4 - 1;
      before.splice(depth, Infinity, part);
      return isRoute === undefined ? [] : [before.join('')];
    },
  );
}

export const ada = {
  name: 'Ada Lovelace',
  email: 'ada@visitor.example',
  phone: '(312) 555-0142',
  message: 'The porch leans.\nCan you look at it?',
};

export const grace = {
  name: 'Grace Hopper',
  phoneNumber: '+1 312 555 0143',
  email: 'grace@visitor.example',
  address: '12 Oak Street, Springfield, IL 62701',
  service: 'Metal Roofing',
};

/** The same store, with some methods that fail as on a full disk. */
export function breakStore(store: Store, ...names: (keyof Store)[]): Store {
  return new Proxy(store, {
    get(target, name: keyof Store) {
      if (name !== 'isUnavailable' && names.includes(name))
        return () => Promise.reject(Object.assign(new Error('disk full at /secret/path'), { errcode: 13 }));
      return target[name].bind(target);
    },
  });
}

/** Wraps a store so that every call fails while `isDown` returns true. */
export const breakWhile =
  (isDown: () => boolean) =>
  (store: Store): Store =>
    new Proxy(store, { get: (_, name: keyof Store) => (isDown() ? breakStore(store, name) : store)[name] });

/** The states of all deliveries as `occasion:state`, with `webhook` for a call about a new lead. */
export async function listDeliveryStates(store: Store): Promise<string[]> {
  return (await store.listLeads()).flatMap(({ deliveries }) =>
    deliveries.map(
      ({ occasion, channel, state }) => `${channel === 'webhook' ? channel : occasion}:${state}`,
    ),
  );
}
