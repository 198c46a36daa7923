/**
 * Tagged sheets of letter size. Lines are broken here, because pdfkit draws a text in one typeface. What is in no tag,
 * such as rules and page numbers, is an artifact, which readers skip.
 */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { nameFace, openFace, readLetters, type Face, type FacePart, type Weight } from './faces.ts';
import { writeSizes } from './paper-letters.ts';

export interface Style {
  size: number;
  /** The height of a line. */
  height: number;
  weight?: Weight;
  color?: string;
  /** All digits have the same width. */
  isTabular?: boolean;
}

export type Tag = PDFKit.PDFStructureElement;
/** Texts below each other. */
export type Texts = readonly (readonly [text: string, style: Style])[];

export interface Cell {
  tag: 'TH' | 'TD' | 'P';
  scope?: 'Column' | 'Row';
  /** It goes across so many. */
  columns?: number;
  texts: Texts;
  width: number;
  isRight?: boolean;
}

export interface Row {
  cells: readonly Cell[];
  /** Below the row. */
  rule?: Rule | undefined;
  /** It is on the sheet of the next row, and above its other rows on each later sheet. */
  isTitle?: boolean;
}

interface Rule {
  color: string;
  weight: number;
}

interface TableParts {
  name?: Texts[number] | undefined;
  /** Repeated on each sheet. */
  head?: Row | undefined;
  rows: readonly Row[];
  isWhole?: boolean;
}

interface Line {
  text: string;
  style: Style;
}

/** A part of a line that is in one typeface. */
interface Run {
  part: FacePart;
  text: string;
}

interface LaidRow extends Row {
  cells: readonly (Cell & { lines: readonly Line[] })[];
  height: number;
}

const [sheetWidth, sheetHeight, side, top, bottom] = [612, 792, 56, 56, 724];
export const wholeWidth = sheetWidth - 2 * side;
const ink = '#1b1f24';
const gaps = { usual: { row: 4, section: 16, text: 4 }, tight: { row: 3, section: 12, text: 3 } };
const longestKept = 150;
/** Points: 0.7 mm. Readers need four modules of white around a code, and no gap here is smaller. */
const moduleSize = 2;
const codeGap = 5 * moduleSize;
/** Sections of text have their title on the left. */
const [titleWidth, textIndent] = [108, 124];

const getOptions = ({ isTabular }: Style): PDFKit.Mixins.TextOptions => ({
  lineBreak: false,
  baseline: 'alphabetic',
  ...(isTabular && { features: ['tnum'] }),
});

interface Settings {
  lang: string;
  title: string;
  createdMs: number;
  /** The folder of the typefaces. */
  faces: string;
  spacing: keyof typeof gaps;
}

export type Sheets = ReturnType<typeof openSheets>;

export function openSheets({ lang, title, createdMs, faces, spacing }: Settings) {
  const { row: rowGap, section: sectionGap, text: textGap } = gaps[spacing];
  const findPart = readLetters(faces);
  const opened = new Map<string, Face>();
  const doc = new PDFDocument({
    ...{ size: 'LETTER', margin: 0, bufferPages: true, font: '' },
    ...{ lang, tagged: true, displayTitle: true, pdfVersion: '1.7' },
    // The bytes of a compressed stream depend on the processor, but a quote is the same file on the next server.
    compress: false,
    info: { Title: title, CreationDate: new Date(createdMs) },
  });
  const file = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let y = top;

  /** A letter that no typeface has becomes its number, because a box would hide which one it is. */
  function toRuns(text: string): Run[] {
    const runs: Run[] = [];
    for (const letter of text) {
      const part = findPart(letter) ?? 'latin';
      const drawn = findPart(letter) ? letter : `(U+${letter.codePointAt(0)?.toString(16).toUpperCase()})`;
      const last = runs.at(-1);
      if (last?.part === part) last.text += drawn;
      else runs.push({ part, text: drawn });
    }
    return runs;
  }

  function getFace(part: FacePart, { weight = 400 }: Style): Face {
    const name = nameFace(part, weight);
    let face = opened.get(name);
    if (!face) {
      face = openFace(faces, name);
      opened.set(name, face);
      doc.registerFont(name, face as unknown as Buffer).font(name);
      Object.assign((doc as unknown as { _font: object })._font, face.whole);
    }
    return face;
  }

  const measureRun = ({ part, text }: Run, style: Style): number => {
    const { layout, unitsPerEm } = getFace(part, style);
    return (layout(text, getOptions(style).features).advanceWidth * style.size) / unitsPerEm;
  };

  const measure = (text: string, style: Style): number =>
    toRuns(text).reduce((sum, run) => sum + measureRun(run, style), 0);

  /** Breaks a word between letters if it is wider than its column. */
  function breakWord(word: string, style: Style, width: number): string[] {
    if (measure(word.trimEnd(), style) <= width) return [word];
    const parts: string[] = [];
    let part = '';
    for (const letter of word) {
      if (part !== '' && measure(part + letter, style) > width) {
        parts.push(part);
        part = '';
      }
      part += letter;
    }
    return [...parts, part];
  }

  /**
   * Every line but the last one ends with a space, unless it ends in a word: a reader joins lines as they are. None ends
   * with a hyphen, which Poppler would drop.
   */
  function breakLines(texts: Texts, width: number): Line[] {
    const lines: Line[] = [];
    for (const [text, style] of texts)
      for (const paragraph of writeSizes(text).split('\n')) {
        let [line, used] = ['', 0];
        for (const word of paragraph.split(/(?<=[^-] )/).flatMap((one) => breakWord(one, style, width))) {
          if (line !== '' && used + measure(word.trimEnd(), style) > width) {
            lines.push({ text: line, style });
            [line, used] = ['', 0];
          }
          line += word;
          used += measure(word, style);
        }
        lines.push({ text: `${line} `, style });
      }
    return lines.map((line, index) =>
      index === lines.length - 1 ? { ...line, text: line.text.trimEnd() } : line,
    );
  }

  function drawLine({ text, style }: Line, x: number, lineTop: number): void {
    // Capitals of this family are 0.73 em high.
    const baseline = lineTop + (style.height + 0.73 * style.size) / 2;
    let left = x;
    for (const run of toRuns(text)) {
      const width = measureRun(run, style);
      doc.font(nameFace(run.part, style.weight ?? 400), style.size).fillColor(style.color ?? ink);
      doc.text(run.text, left, baseline, getOptions(style));
      left += width;
    }
  }

  function drawArtifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    doc.markContent('Artifact', { type });
    draw();
    doc.endMarkedContent();
  }

  function drawRule({ color, weight }: Rule): void {
    drawArtifact('Layout', () => doc.rect(side, y, wholeWidth, weight).fill(color));
    y += weight;
  }

  /** Starts the next sheet if `height` does not fit on this one. */
  function reserve(height: number): boolean {
    if (y + height <= bottom) return false;
    doc.addPage();
    y = top;
    return true;
  }

  function addTag(parent: Tag, name: string): Tag {
    const tag = doc.struct(name);
    parent.add(tag);
    return tag;
  }

  /** A paragraph may go on on the next sheet. */
  function addText(parent: Tag, name: string, texts: Texts, indent = 0, width = wholeWidth - indent): void {
    const tag = addTag(parent, name);
    const lines = breakLines(texts, width);
    for (const [index, line] of lines.entries()) {
      // Neither the first nor the last line is alone on its sheet.
      const isEdge = lines.length > 1 && (index === 0 || index === lines.length - 2);
      reserve(isEdge ? 2 * line.style.height : line.style.height);
      tag.add(() => drawLine(line, side + indent, y));
      y += line.style.height;
    }
    tag.end();
  }

  const measureLines = (lines: readonly Line[]) => lines.reduce((sum, { style }) => sum + style.height, 0);

  const toLaidRow = (cells: LaidRow['cells'], row: Omit<Row, 'cells'> = {}): LaidRow => ({
    ...{ ...row, cells, height: Math.max(...cells.map(({ lines }) => measureLines(lines))) },
  });

  const layOut = ({ cells, ...row }: Row): LaidRow =>
    toLaidRow(
      cells.map((cell) => ({ ...cell, lines: breakLines(cell.texts, cell.width) })),
      row,
    );

  function makeCell({ tag, scope, columns }: Cell, draw: () => void): Tag {
    const cell = doc.struct(tag, { ...(scope && { scope }) } as object, draw);
    // pdfkit has no option for it.
    const { data } = (cell as unknown as { dictionary: { data: { A: object } } }).dictionary;
    if (columns) Object.assign(data.A, { ColSpan: columns });
    return cell;
  }

  /** Without a parent, the row is an artifact. */
  function drawRow({ cells, height }: LaidRow, parent?: Tag): void {
    const gap = (wholeWidth - cells.reduce((sum, { width }) => sum + width, 0)) / (cells.length - 1);
    let left = side;
    for (const cell of cells) {
      const { lines, width, isRight } = cell;
      const x = left;
      const draw = () => {
        let lineTop = y;
        for (const line of lines) {
          drawLine(line, isRight ? x + width - measure(line.text.trimEnd(), line.style) : x, lineTop);
          lineTop += line.style.height;
        }
      };
      if (parent) parent.add(makeCell(cell, draw));
      else drawArtifact('Pagination', draw);
      left += width + gap;
    }
    y += height;
  }

  /** Rows without a rule below them are closer. */
  const getGap = ({ rule }: Row) => (rule ? rowGap : rowGap / 2);
  const measureRows = (rows: readonly LaidRow[]) =>
    rows.reduce((sum, row) => sum + row.height + 2 * getGap(row), 0);

  /** Cuts a row that is higher than a sheet. */
  function cutRow(row: LaidRow, most: number): LaidRow[] {
    if (row.height <= most) return [row];
    const take = (from: number, until?: number) =>
      row.cells.map((cell) => ({ ...cell, lines: cell.lines.slice(from, until) }));
    const count = Math.floor((most / row.height) * Math.max(...row.cells.map(({ lines }) => lines.length)));
    return [toLaidRow(take(0, count)), ...cutRow(toLaidRow(take(count), { rule: row.rule }), most)];
  }

  return {
    addText,
    leave: (height: number) => void (y += height),
    drawRule,
    addSection: (): Tag => addTag(root, 'Sect'),
    addRow(parent: Tag, cells: readonly Cell[]): void {
      for (const row of cutRow(layOut({ cells }), bottom - top)) {
        reserve(row.height);
        drawRow(row, parent);
      }
    },

    /** The title, the head and the first row are on the same sheet, and all rows if the table is whole. */
    addTable({ name, head, rows, isWhole = false }: TableParts): void {
      const heads = (head ? [head] : []).map(layOut);
      const laid = rows.map(layOut);
      const repeated = [...heads, ...laid.filter(({ isTitle }) => isTitle)];
      const space = bottom - top - measureRows(repeated) - 2 * rowGap;
      const body = laid.flatMap((row) => cutRow(row, space));
      const first = isWhole ? body : body.slice(0, body[0]?.isTitle ? 2 : 1);
      reserve((name?.[1].height ?? 0) + measureRows([...heads, ...first]));
      const section = addTag(root, 'Sect');
      if (name) addText(section, 'H2', [name]);
      const table = addTag(section, 'Table');
      const addRow = (row: LaidRow, isRepeated = false) => {
        const tag = isRepeated ? undefined : addTag(table, 'TR');
        y += getGap(row);
        drawRow(row, tag);
        y += getGap(row);
        tag?.end();
        if (row.rule) drawRule(row.rule);
      };
      for (const row of heads) addRow(row);
      let title: LaidRow[] = [];
      for (const [index, row] of body.entries()) {
        const above = row.isTitle ? heads : [...heads, ...title];
        const both = body.slice(index, row.isTitle ? index + 2 : index + 1);
        if (reserve(measureRows(both))) for (const one of above) addRow(one, true);
        addRow(row);
        if (row.isTitle) title = [row];
      }
      section.end();
      y += sectionGap;
    },

    /** Paragraphs to the right of their title. Short ones stay on one sheet. */
    addProse(name: Texts[number], texts: Texts): void {
      const height = Math.max(
        measureLines(breakLines([name], titleWidth)),
        measureLines(breakLines(texts, wholeWidth - textIndent)) + (texts.length - 1) * textGap,
      );
      reserve(Math.min(height, longestKept));
      const [start, { page }] = [y, doc];
      const section = addTag(root, 'Sect');
      addText(section, 'H2', [name], 0, titleWidth);
      const titleEnd = y;
      y = start;
      for (const text of texts) {
        addText(section, 'P', [text], textIndent);
        y += textGap;
      }
      section.end();
      y = (doc.page === page ? Math.max(y - textGap, titleEnd) : y - textGap) + sectionGap;
    },

    /** A code with texts beside it, which contain its address. `1` is a dark module. */
    addCode(rows: readonly string[], name: Texts[number], texts: Texts): void {
      const size = rows.length * moduleSize;
      reserve(size);
      const start = y;
      const section = addTag(root, 'Sect');
      addText(section, 'H2', [name], 0, titleWidth);
      drawArtifact('Layout', () => {
        doc
          .save()
          .translate(side + textIndent, start + 3)
          .scale(moduleSize);
        for (const [index, row] of rows.entries())
          for (const { 0: dark, index: start } of row.matchAll(/1+/g)) doc.rect(start, index, dark.length, 1);
        doc.fill('#000000').restore();
      });
      y = start;
      for (const text of texts) addText(section, 'P', [text], textIndent + size + codeGap);
      section.end();
      y = Math.max(y, start + size) + sectionGap;
    },

    count: () => doc.bufferedPageRange().count,
    /** The last of several sheets has only a few lines. */
    isLastEmpty: () => doc.bufferedPageRange().count > 1 && y < bottom / 3,

    /** `write` returns the left and the right text below each sheet. */
    close(write: (page: number, pages: number) => readonly [string, string], style: Style): Promise<Buffer> {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page);
        const [left, right] = write(page + 1, count);
        const x = sheetWidth - side - measure(right, style);
        drawArtifact('Pagination', () => {
          drawLine({ text: left, style }, side, sheetHeight - 48);
          drawLine({ text: right, style }, x, sheetHeight - 48);
        });
      }
      doc.end();
      return file;
    },
  };
}
