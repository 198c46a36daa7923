/** A lead in words, for the owner's eyes: mails, the command line. */
import { enquiryForms, type EnquiryField, type EnquiryKind } from '../../contract/enquiry-forms.ts';
import { toMinute } from '../lib/local-clock.ts';
import type { Judgement, Lead } from '../store/records.ts';

export const kindNames = Object.fromEntries(
  Object.entries(enquiryForms).map(([kind, { name }]) => [kind, name]),
) as Record<EnquiryKind, string>;

/** Name and value of everything the visitor wrote, in the order of the form; what is empty is left out. */
export function listDetails({ kind, fields, phoneE164, notes }: Lead): [label: string, value: string][] {
  const labels = labelFields(kind);
  // A lead keeps its words, also when its form asks for something else by now.
  const names = new Set([...labels.keys(), ...Object.keys(fields)]);
  const details = [...names].map((name): [string, string | undefined] => [
    labels.get(name) ?? name,
    name === 'phone' && phoneE164 !== null ? `${fields[name]} (${phoneE164})` : fields[name],
  ]);
  details.push(
    ...notes.map(({ writtenAtMs, text }): [string, string] => [`Added ${toMinute(writtenAtMs)} UTC`, text]),
  );
  return details.filter((detail): detail is [string, string] => detail[1] !== undefined && detail[1] !== '');
}

/** Name in the lead → label for the owner. */
function labelFields(kind: EnquiryKind): Map<string, string> {
  return new Map(
    enquiryForms[kind].fields.map(({ name, label, storedAs = name, ownerLabel = label }: EnquiryField) => [
      storedAs,
      ownerLabel,
    ]),
  );
}

export function describeJudgement({ score, reasons }: Judgement): string {
  return `${reasons.join('; ')} (${score} points)`;
}
