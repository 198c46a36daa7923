/** The lines of a result: the amount to order, its range, and how it is counted. */
import { fillIn } from '../../contract/fill-in.ts';
import { formatNumber as write } from '../../contract/language.ts';
import type { TakeoffWords } from '../../contract/words/english.ts';
import { takeOffDrywall, type DrywallJob, type Range } from './drywall.ts';
import { takeOffFraming, type FramingJob } from './framing.ts';
import { describePrice, multiplyRate, type Prices } from './price-range.ts';
import { inchesPerFoot, writeLength } from '../typed/parse-length.ts';
import { mostWallsDrawn } from './draw-plan.ts';

interface MaterialLine {
  label: string;
  amount: string;
  range: string;
  detail: string;
}
export interface Material {
  lines: MaterialLine[];
  notes: { text: string }[];
}

const writeHundredths = (number: number): string => write(number / 100);
/** Converts square inches to whole square feet and formats them. */
const writeArea = (inches: number): string => write(Math.round(inches / 144));

type LineName = 'boards' | 'screws' | 'tape' | 'compound' | 'bead' | 'studs' | 'cut' | 'plates' | 'headers';

function writeLine(
  words: TakeoffWords,
  name: LineName,
  amount: string,
  values: Record<string, string>,
  range?: Range,
  writeNumber = write,
): MaterialLine {
  const { lines } = words;
  const { label, amount: unit, detail } = lines[name];
  const between = (at: number) => fillIn(unit, { amount: writeNumber(at) });
  return {
    label: fillIn(label, values),
    amount: fillIn(unit, { amount }),
    range:
      range && range.low < range.high
        ? fillIn(lines.range, { low: writeNumber(range.low), high: between(range.high) })
        : lines.exact,
    detail: fillIn(detail, values),
  };
}

export function listDrywall(job: DrywallJob, words: TakeoffWords, prices?: Prices): Material {
  const found = takeOffDrywall(job);
  const { ranges } = found;
  const { board, level } = words.singles;
  const size = board.options?.[job.board] ?? job.board;
  const finish = level.options?.[job.level] ?? String(job.level);
  const area = { area: writeArea(found.net), waste: String(job.waste), board: size };
  return {
    lines: [
      writeLine(words, 'boards', write(found.boards), area, ranges.boards),
      writeLine(words, 'screws', write(found.screws), { pounds: write(found.screwPounds) }, ranges.screws),
      writeLine(words, 'tape', write(found.tapeFeet), { rolls: write(found.tapeRolls) }, ranges.tapeFeet),
      writeLine(
        words,
        'compound',
        writeHundredths(found.compound),
        { pails: write(found.pails), level: finish },
        ranges.compound,
        writeHundredths,
      ),
      writeLine(words, 'bead', write(found.beads), {}),
      ...(prices?.drywall
        ? [describePrice(multiplyRate(prices.drywall[job.level], found.net, 144), prices, words)]
        : []),
    ],
    notes: describeFloor(found, words),
  };
}

/** Board area divided by floor area in whole houses: 3.33 (infoforbuilding.com) to 3.5 (boulderlibrary.net). */
const likelyTenths = { low: 25, high: 45 };

function describeFloor({ net, ceiling }: { net: number; ceiling: number }, { notes }: TakeoffWords) {
  if (ceiling === 0) return [];
  const tenths = Math.round((net * 10) / ceiling);
  const isLikely = tenths >= likelyTenths.low && tenths <= likelyTenths.high;
  return [{ text: fillIn(isLikely ? notes.floor : notes.unlikely, { ratio: write(tenths / 10) }) }];
}

/** Wall height → precut stud, in eighths of an inch (buildcalcpro.net): 92-5/8, 104-5/8 and 116-5/8 in. */
const precutStuds = new Map([
  [96, '92⅝"'],
  [108, '104⅝"'],
  [120, '116⅝"'],
]);

/** Plates are an inch and a half thick. */
function cutStud(height: number, plates: number): string {
  const halves = 2 * height - 3 * plates;
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}"`;
}

export function listFraming(job: FramingJob, height: number, words: TakeoffWords, prices?: Prices): Material {
  const found = takeOffFraming(job);
  const { ranges } = found;
  const precut = job.plates === 3 ? precutStuds.get(height) : undefined;
  const cut = writeLine(words, 'cut', precut ?? cutStud(height, job.plates), {});
  const plates = { length: writeLength(found.plateInches), stock: String(job.stock) };
  const studs = {
    studs: write(found.studs),
    waste: String(job.waste),
    field: write(found.field),
    extra: write(found.extra),
    king: write(found.king),
    jack: write(found.jack),
    cripple: write(found.cripple),
  };
  return {
    lines: [
      writeLine(words, 'studs', write(found.order), studs, ranges.order),
      precut ? { ...cut, detail: words.lines.precut } : cut,
      writeLine(words, 'plates', write(found.plateBoards), plates, ranges.plateBoards),
      writeLine(words, 'headers', writeLength(found.headerInches), {}),
      ...(prices?.framing
        ? [describePrice(multiplyRate(prices.framing, found.run, inchesPerFoot), prices, words)]
        : []),
    ],
    notes: [
      { text: fillIn(words.notes.rule, { studs: write(found.ruleOfThumb) }) },
      ...(job.walls.length > mostWallsDrawn
        ? [{ text: fillIn(words.notes.drawn, { count: mostWallsDrawn }) }]
        : []),
      ...(job.headers.length > 0 ? [{ text: words.notes.openings }] : []),
    ],
  };
}
