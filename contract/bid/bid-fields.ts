/** What an invitation to bid asks: what an estimator needs before they open the drawings (BID-FIELDS). */
import { offer, type EnquiryField } from '../form-field.ts';
import { askZip } from '../questions/question-fields.ts';

interface Known {
  ask: Omit<EnquiryField, 'name' | 'label'>;
  name: EnquiryField;
  email: EnquiryField;
  phone: EnquiryField;
  message: EnquiryField;
}

/** Empty means Eastern Time: all of the Carolinas, Georgia and Virginia, and most of Florida. */
export const centralTime = 'Central Time';

export function listBidFields({ ask, name, email, phone, message }: Known): EnquiryField[] {
  const optional = { ...ask, required: false } as const;
  const who: EnquiryField[] = [
    {
      ...ask,
      name: 'company',
      label: 'Company',
      autoComplete: 'organization',
      missing: 'Please enter your company.',
    },
    { ...name, label: 'Contact' },
    email,
    phone,
  ];
  const project: EnquiryField[] = [
    {
      ...ask,
      name: 'project',
      label: 'Project',
      missing: 'Please enter the name of the project.',
      isHalf: false,
    },
    {
      ...ask,
      name: 'place',
      storedAs: 'address',
      label: 'Place',
      missing: 'Please enter the town or the address of the project.',
      hint: 'The address, or the town and state.',
    },
    askZip(ask),
    {
      ...optional,
      name: 'documents',
      label: 'Link to the documents',
      maxLength: 1_000,
      hint: 'A plan room or a shared folder.',
      isHalf: false,
    },
  ];
  const due: EnquiryField[] = [
    {
      ...ask,
      name: 'dueDate',
      label: 'Bids are due on',
      type: 'date',
      missing: 'Please enter the day on which bids are due.',
    },
    {
      ...ask,
      name: 'dueTime',
      label: 'At',
      type: 'time',
      missing: 'Please enter the time at which bids are due.',
      ownerLabel: 'Due at',
    },
    {
      ...optional,
      name: 'timeZone',
      label: 'Time zone of the place',
      type: 'select',
      placeholder: 'Eastern Time',
      options: offer(centralTime),
      hint: 'Florida west of the Apalachicola River is on Central Time, all else we serve on Eastern.',
    },
    {
      ...optional,
      name: 'walkThrough',
      label: 'Walk-through',
      hint: 'Day and time, and whether it is mandatory.',
    },
  ];
  const scope: EnquiryField[] = [
    {
      ...optional,
      name: 'scopes',
      label: 'What we should price',
      type: 'choices',
      maxLength: 2_000,
      ownerLabel: 'Scopes',
      isHalf: false,
    },
  ];
  const terms: EnquiryField[] = [
    {
      ...optional,
      name: 'wages',
      label: 'Labor',
      type: 'select',
      placeholder: 'Not decided yet',
      options: offer('Open shop', 'Prevailing wage (Davis-Bacon)', 'Union'),
    },
    {
      ...optional,
      name: 'bonding',
      label: 'Bonds',
      type: 'select',
      placeholder: 'Not decided yet',
      options: offer(
        'None',
        'Bid bond',
        'Performance and payment bonds',
        'Bid, performance and payment bonds',
      ),
    },
    {
      ...message,
      label: 'Anything else',
      required: false,
      missing: '',
      hint: 'Alternates, phasing, working hours, who else bids.',
      isHalf: false,
    },
  ];
  return [
    ...inGroup('who', who),
    ...inGroup('project', project),
    ...inGroup('due', due),
    ...inGroup('scope', scope),
    ...inGroup('terms', terms),
  ];
}

/** Headings of the sheet. */
export const bidGroups = {
  who: 'Who invites us',
  project: 'The project',
  due: 'Bid due',
  scope: 'Scope',
  terms: 'Terms',
};

const inGroup = (group: keyof typeof bidGroups, fields: readonly EnquiryField[]): EnquiryField[] =>
  fields.map((field) => ({ isHalf: true, ...field, group }));
