/** What content/words/takeoff.yaml must say: labels, results, assumptions and what is wrong with a field. */
import { z } from 'zod';
import { rowFields, singleFields, type TakeoffField } from './takeoff/takeoff-fields.ts';
import { text } from './text-places.ts';

export interface TakeoffFieldWords {
  label: string;
  hint?: string;
  /** Option of a choice → what is shown. */
  options?: Record<string, string>;
}

/** A choice has words for each of its options and for no other. */
function fieldWords(field: TakeoffField): z.ZodType<TakeoffFieldWords> {
  const common = { label: text(), hint: text().exactOptional() };
  if (field.type !== 'choice') return z.strictObject(common);
  const options = Object.fromEntries(field.options.map((option) => [option, text()]));
  return z.strictObject({ ...common, options: z.strictObject(options) });
}

function allWords<Fields extends Record<string, TakeoffField>>(fields: Fields) {
  const entries = Object.entries(fields).map(([name, field]) => [name, fieldWords(field)]);
  return z.strictObject(
    Object.fromEntries(entries) as Record<keyof Fields & string, z.ZodType<TakeoffFieldWords>>,
  );
}

/** `row` names one row in errors; `add` says under the list how it grows. */
const listWords = <Fields extends Record<string, TakeoffField>>(fields: Fields) =>
  z.strictObject({
    title: text(),
    row: text('number'),
    hint: text().exactOptional(),
    cells: allWords(fields),
  });

const line = (...places: string[]) =>
  z.strictObject({ label: text('board?'), amount: text('amount'), detail: text(...places) });

export const takeoffWords = z.strictObject({
  singles: allWords(singleFields),
  lists: z.strictObject({
    room: listWords(rowFields.room),
    opening: listWords(rowFields.opening),
    wall: listWords(rowFields.wall),
    frame: listWords(rowFields.frame),
  }),
  problems: z.strictObject({
    /** Before each of them; {row} is empty for what is asked once. */
    field: text('row', 'label'),
    missing: text('field'),
    length: text('field'),
    outside: text('field', 'typed', 'min', 'max'),
    count: text('field', 'min', 'max'),
    rows: text('field', 'max'),
    openings: text('field', 'max'),
  }),
  lines: z.strictObject({
    boards: line('area', 'waste'),
    screws: line('pounds'),
    tape: line('rolls'),
    compound: line('pails', 'level'),
    bead: line(),
    studs: line('studs', 'waste', 'field', 'extra', 'king', 'jack', 'cripple'),
    cut: line(),
    precut: text(),
    plates: line('length', 'stock'),
    headers: line(),
    range: text('low', 'high'),
    exact: text(),
  }),
  /** Where the owner's rates give one: content/words/rates.yaml. */
  price: z.strictObject({
    label: text(),
    amount: text('low', 'high'),
    sample: text('amount'),
    detail: text('from', 'until'),
  }),
  notes: z.strictObject({
    nothing: text(),
    wrong: text(),
    floor: text('ratio'),
    unlikely: text('ratio'),
    rule: text('studs'),
    drawn: text('count'),
    openings: text(),
  }),
  page: z.strictObject({
    work: text(),
    drywall: text(),
    framing: text(),
    drywallDrawing: text(),
    framingDrawing: text(),
    result: text(),
    item: text(),
    amount: text(),
    range: text(),
    detail: text(),
    assumptions: text(),
    guide: text(),
    version: text('version'),
    update: text(),
    updateFirst: text(),
    csv: text(),
    link: text(),
    send: text(),
    print: text(),
  }),
  assumptions: z.strictObject({ drywall: z.array(text()).min(1), framing: z.array(text()).min(1) }),
});

export type TakeoffWords = z.output<typeof takeoffWords>;
