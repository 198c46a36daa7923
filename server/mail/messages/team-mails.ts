/** The mails to a person of the team about somebody else's act: a request is theirs, or they have access. */
import { z } from 'zod';
import { fillIn, fillInCount } from '../../../contract/fill-in.ts';
import { inboxPath } from '../../../contract/endpoints.ts';
import { roles } from '../../../contract/roles.ts';
import { toHeaderText } from '../../../domain/header-text.ts';
import type { Lead } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { writeBody } from './body.ts';
import { linkInbox, type MailContext } from './owner-mail.ts';
import { listDetails, nameLead, writeSummary } from '../../presenter/describe-lead.ts';

export const assignedPayload = z.object({
  /** The person who gave it, and the one who gets it. */
  giver: z.string(),
  personId: z.number(),
  /** The number of a removed person's requests. */
  requests: z.number().default(1),
});
export const invitationPayload = z.object({
  /** Absent if somebody at the server gave access. */
  giver: z.string().optional(),
  role: z.enum(roles),
  address: z.string(),
});

export function writeAssignedMail(
  lead: Lead | null,
  { giver, requests }: z.output<typeof assignedPayload>,
  context: MailContext,
): Message {
  const { words, siteUrl } = context;
  const { subject, heading, several, open } = words.mails.assigned;
  if (lead === null) {
    const sentence = fillInCount(several, requests, { giver });
    return {
      subject: toHeaderText(sentence),
      ...writeBody([
        { type: 'heading', text: sentence },
        { type: 'links', links: [[open, `${siteUrl}${inboxPath}?show=mine`]] },
      ]),
    };
  }
  return {
    subject: fillIn(subject, { summary: writeSummary(lead, words) }),
    ...writeBody([
      { type: 'heading', text: fillIn(heading, { giver, ...nameLead(lead, words) }) },
      { type: 'details', rows: listDetails(lead, context) },
      linkInbox(lead, context),
    ]),
  };
}

export function writeInvitationMail(
  { giver, role, address }: z.output<typeof invitationPayload>,
  { words, siteUrl }: MailContext,
): Message {
  const { subject, added, how, open, roles: rights } = words.mails.invitation;
  const given = giver === undefined ? [] : [fillIn(added, { giver })];
  return {
    subject: toHeaderText(subject),
    ...writeBody([
      { type: 'heading', text: subject },
      [...given, rights[role]].join(' '),
      fillIn(how, { address }),
      { type: 'links', links: [[open, siteUrl + inboxPath]] },
    ]),
  };
}
