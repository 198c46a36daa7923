/** Sends a push message about a new lead to one browser. */
import { z } from 'zod';
import { fillInCount } from '../../contract/fill-in.ts';
import { inboxPath, toInboxPath } from '../../contract/endpoints.ts';
import type { ServerWords } from '../../contract/words/words-files.ts';
import { DeliveryError } from '../mail/delivery-error.ts';
import { findTown } from '../../domain/typed/parse-address.ts';
import { nameRequest } from '../presenter/describe-lead.ts';
import type { ClaimedDelivery, Lead } from '../store/records.ts';
import type { Core } from '../core/core.ts';
import { createPushPlan } from './plan-pushes.ts';
import { createPusher, hashEndpoint, type Pusher, type PushMessage } from './pusher.ts';

/** `more`: the number of suspect leads that one message sums up. */
const pushPayload = z.object({ more: z.number().optional() });

export type Push = ReturnType<typeof addPush>;

export function addPush(core: Core) {
  const pusher = createPusher(core);
  core.carriers.push = createLeadPush(core, pusher);
  const plan = createPushPlan(core);
  core.onStored.push(plan.wake);
  // Push messages link to the inbox.
  if (core.config.inbox === 'on') core.services.push(plan);
  /** Plans messages now. */
  const { wake } = plan;
  return { pusher, wake };
}

export const createLeadPush =
  ({ words, siteUrl, store }: Pick<Core, 'words' | 'siteUrl' | 'store'>, pusher: Pusher) =>
  async ({ lead, recipient, payload }: ClaimedDelivery, signal: AbortSignal): Promise<void> => {
    const device = (await store.listPushDevices()).find(
      ({ endpoint }) => hashEndpoint(endpoint) === recipient,
    );
    if (device === undefined || lead === null)
      throw new DeliveryError('The browser is no longer subscribed', {
        code: 'gone',
        isPermanent: true,
      });
    const { more } = pushPayload.parse(JSON.parse(payload ?? '{}'));
    const message =
      more === undefined ? writeMessage(lead, words(), siteUrl()) : summarize(more, words(), siteUrl());
    await pusher.send(device, message, signal);
  };

/** Kind, town and reference only, since anyone can read a lock screen. */
function writeMessage({ kind, reference, fields }: Lead, words: ServerWords, siteUrl: string): PushMessage {
  const request = fields.service || nameRequest(kind, words.forms.requests);
  return {
    title: words.mails.push.title,
    body: [request, findTown(fields.address), reference].filter(Boolean).join(' · '),
    navigate: `${siteUrl}${toInboxPath(reference)}`,
    tag: reference,
  };
}

function summarize(more: number, words: ServerWords, siteUrl: string): PushMessage {
  const { title, more: sentence } = words.mails.push;
  return { title, body: fillInCount(sentence, more), navigate: siteUrl + inboxPath, tag: 'more' };
}
