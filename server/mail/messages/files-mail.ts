/** Lists the files that a visitor added: inline thumbnails, and a link to each file in full size. */
import type { Lead, LeadFile } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { fillIn, nameFile } from '../../../contract/fill-in.ts';
import { linkDays } from '../../signing/signed-links.ts';
import { formatSize } from '../../../contract/language.ts';
import { writeBody } from './body.ts';
import { writeReplyTo, type MailContext } from './owner-mail.ts';
import { nameLead, writeSummary } from '../../presenter/describe-lead.ts';

export type PreviewedFile = LeadFile & { preview: Uint8Array | null };

/** The mail shows all files of the lead, so a duplicate mail or a single one is complete. */
export async function writeFilesMail(
  lead: Lead,
  files: readonly PreviewedFile[],
  { words, links }: MailContext,
): Promise<Message> {
  const { subject, heading, links: linksNote, caution, gone, doubtful, ...names } = words.mails.files;
  const shown = await Promise.all(
    files.map(async ({ name, kind, sizeBytes, isDoubtful, preview }) => ({
      label: [nameFile(names[kind], name, formatSize(sizeBytes)), isDoubtful && doubtful]
        .filter(Boolean)
        .join('. '),
      url: await links.toUrl('file', lead.reference, name),
      picture: preview && { cid: `${name}@${lead.reference}`, name, content: preview },
    })),
  );
  return {
    subject: fillIn(subject, { summary: writeSummary(lead, words) }),
    ...writeBody([
      { type: 'heading', text: fillIn(heading, nameLead(lead, words)) },
      { type: 'pictures', pictures: shown.map(({ picture, ...file }) => ({ ...file, cid: picture?.cid })) },
      files.length === 0 ? gone : fillIn(linksNote, { days: linkDays }),
      files.some(({ kind }) => kind !== 'photo') && caution,
    ]),
    ...writeReplyTo(lead),
    pictures: shown.flatMap(({ picture }) => picture ?? []),
  };
}
