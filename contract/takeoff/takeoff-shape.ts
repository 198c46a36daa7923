/** The tree of texts that `/estimate` shows: its shape, from which slots are made, and the types that follow from it. */
import {
  cellsOf,
  singleFields,
  type ListName,
  type rowFields,
  type SingleName,
  type TakeoffField,
} from './takeoff-fields.ts';

const cell = { value: '', error: '', invalid: '' };
const option = { value: '', label: '' };
/** The options before the chosen one, it, and those after it. */
const choice = { before: [option], chosen: [option], after: [option] };
const drawing = {
  viewBox: '',
  solid: '',
  dashed: '',
  dimensions: '',
  texts: [{ x: '', y: '', text: '' }],
};
const trade = {
  /** `full` with a result, otherwise `empty`. */
  state: '',
  lines: [{ label: '', amount: '', range: '', detail: '' }],
  notes: [{ text: '' }],
  drawing,
};

export type CellView = typeof cell;
export type ChoiceView = typeof choice;
export type TradeView = typeof trade;
type FieldView<Field extends TakeoffField> = Field extends { type: 'choice' } ? ChoiceView : CellView;
type Singles = { [Name in SingleName]: FieldView<(typeof singleFields)[Name]> };
type RowView<List extends ListName> = { number: string } & {
  [Name in keyof (typeof rowFields)[List]]: (typeof rowFields)[List][Name] extends TakeoffField
    ? FieldView<(typeof rowFields)[List][Name]>
    : never;
};

export interface TakeoffView {
  [name: string]: TreePart;
  /** Parameters of an address that shows the same. */
  query: string;
  address: string;
  csv: string;
  singles: Singles;
  rows: { [List in ListName]: RowView<List>[] };
  drywall: TradeView;
  framing: TradeView;
}
type TreePart =
  string | { readonly [name: string]: TreePart } | readonly { readonly [name: string]: TreePart }[];

const shapeOf = ({ type }: TakeoffField) => (type === 'choice' ? choice : cell);

function shapeRow<List extends ListName>(list: List): RowView<List>[] {
  const cells = cellsOf(list).map(([name, field]) => [name, shapeOf(field)]);
  return [{ number: '', ...Object.fromEntries(cells) } as RowView<List>];
}

export const takeoffShape: TakeoffView = {
  query: '',
  address: '',
  csv: '',
  singles: Object.fromEntries(
    Object.entries(singleFields).map(([name, field]) => [name, shapeOf(field)]),
  ) as Singles,
  rows: {
    room: shapeRow('room'),
    opening: shapeRow('opening'),
    wall: shapeRow('wall'),
    frame: shapeRow('frame'),
  },
  drywall: trade,
  framing: trade,
};
