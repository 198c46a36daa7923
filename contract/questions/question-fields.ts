/** The optional questions, for forms beyond those of the specification (QUESTIONS-OPTIONAL). */
import type { FieldRules } from '../form-field.ts';

/** Too urgent to wait for a mail. */
export const waterComesIn = 'Water is coming in';

type Ask = Omit<FieldRules, 'name'>;

export const askZip = (ask: Ask): FieldRules => ({
  ...ask,
  name: 'zip',
  autoComplete: 'postal-code',
  inputMode: 'numeric',
  required: false,
  isHalf: true,
});

export function listQuestions(ask: Ask): FieldRules[] {
  const optional = { ...ask, required: false, isHalf: true } as const;
  const questions: FieldRules[] = [
    askZip(ask),
    { ...optional, name: 'yearBuilt', inputMode: 'numeric' },
    {
      ...optional,
      name: 'urgency',
      type: 'select',
      isHalf: false,
    },
    {
      ...optional,
      name: 'visit1',
      isHalf: false,
    },
    { ...optional, name: 'visit2' },
    { ...optional, name: 'visit3' },
    { ...optional, name: 'heard', type: 'select', isHalf: false },
  ];
  return questions.map((question) => ({ ...question, group: 'questions', isFolded: true }));
}
