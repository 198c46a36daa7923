/** The fields of an invitation to bid: the facts that an estimator needs before opening the drawings (BID-FIELDS). */
import type { FieldRules } from '../form-field.ts';
import { askZip } from '../questions/question-fields.ts';

interface Known {
  ask: Omit<FieldRules, 'name'>;
  name: FieldRules;
  email: FieldRules;
  phone: FieldRules;
  message: FieldRules;
}

/** The choices for the place's time zone. Empty means the office's (BID-DUE). */
export const bidTimeZones: Readonly<Record<string, string>> = {
  'Eastern Time': 'America/New_York',
  'Central Time': 'America/Chicago',
  'Mountain Time': 'America/Denver',
  'Mountain Time (Arizona)': 'America/Phoenix',
  'Pacific Time': 'America/Los_Angeles',
  'Alaska Time': 'America/Anchorage',
  'Hawaii Time': 'Pacific/Honolulu',
  'Atlantic Time (Puerto Rico)': 'America/Puerto_Rico',
};

export function listBidFields({ ask, name, email, phone, message }: Known): FieldRules[] {
  const optional = { ...ask, required: false } as const;
  const groups: Record<string, FieldRules[]> = {
    who: [{ ...ask, name: 'company', autoComplete: 'organization' }, name, email, phone],
    project: [
      { ...ask, name: 'project', isHalf: false },
      { ...ask, name: 'place', storedAs: 'address' },
      askZip(ask),
      { ...optional, name: 'documents', maxLength: 1_000, isHalf: false },
    ],
    due: [
      { ...ask, name: 'dueDate', type: 'date' },
      { ...ask, name: 'dueTime', type: 'time' },
      { ...optional, name: 'timeZone', type: 'select' },
      { ...optional, name: 'walkThrough' },
    ],
    scope: [{ ...optional, name: 'scopes', type: 'choices', maxLength: 2_000, isHalf: false }],
    terms: [
      { ...optional, name: 'wages', type: 'select' },
      { ...optional, name: 'bonding', type: 'select' },
      { ...message, required: false, isHalf: false },
    ],
  };
  return Object.entries(groups).flatMap(([group, fields]) =>
    fields.map((field) => ({ isHalf: true, ...field, group })),
  );
}
