/** Questions that nobody must answer, for forms beyond those of the specification (QUESTIONS-OPTIONAL). */
import { offer, type EnquiryField } from '../form-field.ts';

/** Nobody should wait for a mail then. */
export const waterComesIn = 'Water is coming in';

type Ask = Omit<EnquiryField, 'name' | 'label'>;

export const askZip = (ask: Ask): EnquiryField => ({
  ...ask,
  name: 'zip',
  label: 'ZIP code of the job',
  autoComplete: 'postal-code',
  inputMode: 'numeric',
  required: false,
  ownerLabel: 'ZIP code',
  isHalf: true,
});

export function listQuestions(ask: Ask): EnquiryField[] {
  const optional = { ...ask, required: false, isHalf: true } as const;
  const questions: EnquiryField[] = [
    askZip(ask),
    { ...optional, name: 'yearBuilt', label: 'Year built', inputMode: 'numeric' },
    {
      ...optional,
      name: 'urgency',
      label: 'How soon',
      type: 'select',
      placeholder: 'Not decided yet',
      options: offer(waterComesIn, 'As soon as possible', 'Within three months', 'Later, I am planning'),
      isHalf: false,
    },
    {
      ...optional,
      name: 'visit1',
      label: 'A time for the visit',
      hint: 'For example “Tuesday before noon”. We confirm one of your three.',
      isHalf: false,
    },
    { ...optional, name: 'visit2', label: 'Another time' },
    { ...optional, name: 'visit3', label: 'A third time' },
  ];
  return questions.map((question) => ({ ...question, group: 'questions', isFolded: true }));
}

export const questionGroups = { questions: 'Questions that help, none of them required' };
