/** Once a day: what came, what was taken for junk, and whether anything is stuck. That it comes proves that mail works. */
import { z } from 'zod';
import { toMinute } from '../../lib/local-clock.ts';
import { describeJudgement, kindNames } from '../lead-words.ts';
import type { Store } from '../../store/store.ts';
import type { Message } from '../mailer.ts';
import { writeBody, type Block } from './body.ts';
import { toHeaderText } from './header-text.ts';

export const digestPayload = z.object({ sinceMs: z.number(), untilMs: z.number() });

/** More would make a mail that nobody reads and some servers refuse. */
const longestList = 200;

export async function writeDigestMail(
  payload: z.output<typeof digestPayload>,
  store: Pick<Store, 'countLeads' | 'listLeads' | 'countDeliveries'>,
): Promise<Message> {
  const counts = await store.countLeads(payload);
  const junk = await store.listLeads({ ...payload, verdict: 'junk', limit: longestList });
  const { pending, sending, dead } = await store.countDeliveries();
  const total = counts.clean + counts.suspect + counts.junk;
  const blocks: Block[] = [
    { type: 'heading', text: `${total} leads in the last day` },
    {
      type: 'details',
      rows: [
        ['Period', `${toMinute(payload.sinceMs)} UTC to ${toMinute(payload.untilMs)} UTC`],
        ['Clean', String(counts.clean)],
        ['Suspect, mailed with a mark', String(counts.suspect)],
        ['Junk, not mailed', String(counts.junk)],
        ['Deliveries that wait', String(pending + sending)],
        ['Deliveries that failed for good', String(dead)],
      ],
    },
  ];
  if (junk.length > 0) {
    blocks.push(
      {
        type: 'paragraph',
        text: 'Taken for junk. When one of them is real, "npm run leads -- resend REFERENCE" mails it to you:',
      },
      {
        type: 'details',
        rows: junk.map(({ lead }) => [
          lead.reference,
          [
            kindNames[lead.kind],
            lead.fields.name,
            lead.fields.phone,
            lead.fields.email,
            describeJudgement(lead.judgement),
          ]
            .filter(Boolean)
            .map((part) => toHeaderText(String(part)))
            .join(' · '),
        ]),
      },
    );
  }
  if (junk.length < counts.junk) {
    blocks.push({
      type: 'paragraph',
      text: `${counts.junk - junk.length} more: "npm run leads -- list --junk".`,
    });
  }
  return { subject: `${total} leads in the last day, ${counts.junk} of them junk`, ...writeBody(blocks) };
}
