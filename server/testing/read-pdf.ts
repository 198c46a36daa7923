/** Reads the texts of a PDF of ours, whose streams are not compressed. */
export interface PdfText {
  text: string;
  /** From 1. */
  sheet: number;
  /** The tag around it, such as `TD`; `Artifact` for what readers skip. */
  tag: string;
  left: number;
  right: number;
  /** From the lower edge of the sheet. */
  baseline: number;
}

interface PdfFont {
  letters: readonly string[];
  widths: readonly number[];
}

export function readPdfTexts(pdf: Uint8Array): PdfText[] {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs))
    objects.set(id, body);
  const follow = (body: string, key: string) =>
    objects.get(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(body)?.[1] ?? '') ?? '';

  function readFont(body: string): PdfFont {
    const map = follow(body, 'ToUnicode').replace(/^.*beginbfrange/s, '');
    const lists = [...map.matchAll(/\[(.*?)\]/gs)].map(([, list = '']) => list).join(' ');
    const [, widths = ''] = /\/W \[0 \[(.*?)\]/s.exec(follow(body, 'DescendantFonts')) ?? [];
    return {
      letters: [...lists.matchAll(/<(.*?)>/g)].map(([, code = '']) =>
        String.fromCodePoint(parseInt(code, 16)),
      ),
      widths: widths.trim().split(/\s+/).map(Number),
    };
  }

  const pages = [...objects.values()].filter((body) => body.includes('/Type /Page\n'));
  return pages.flatMap((page, index) => {
    const fonts = new Map(
      [...follow(page, 'Resources').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        readFont(objects.get(id) ?? ''),
      ]),
    );
    const texts: PdfText[] = [];
    let tag = '';
    const operations = /\/(\w+) <<.*?>> BDC|1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) (\S+) Tf(.*?)ET/gs;
    for (const [, opened, left, baseline, name = '', size, shown = ''] of follow(page, 'Contents').matchAll(
      operations,
    )) {
      if (opened !== undefined) {
        tag = opened;
        continue;
      }
      const font = fonts.get(name);
      let [text, width] = ['', 0];
      for (const [, glyphs, kern] of shown.matchAll(/<([0-9a-f]+)>|(?<=[ [>])(-?[\d.]+)(?=[ \]])/g)) {
        if (kern !== undefined) width -= Number(kern);
        for (const code of glyphs?.match(/.{4}/g) ?? []) {
          text += font?.letters[parseInt(code, 16)];
          width += font?.widths[parseInt(code, 16)] ?? Number.NaN;
        }
      }
      const x = Number(left);
      texts.push({
        ...{ text, tag, sheet: index + 1, baseline: Number(baseline) },
        ...{ left: x, right: x + (width * Number(size)) / 1_000 },
      });
    }
    return texts;
  });
}
