/** As much of media queries and CSS lengths as `sizes` and `<source media>` use, answered for the phone. */
import { phone } from './limits.ts';

const units: Record<string, number> = {
  px: 1,
  em: 16,
  rem: 16,
  vw: phone.widthPx / 100,
  vh: phone.heightPx / 100,
  svh: phone.heightPx / 100,
  dvh: phone.heightPx / 100,
};

/** Pixels of a length such as `100vw`, `calc(50vw - 2rem)` or `min(40rem, 90vw)`. */
export function computeLength(text: string): number {
  const tokens = text.toLowerCase().match(/[\d.]+[a-z]*|[a-z]+\(|[-+*/(),]/g) ?? [];
  let at = 0;
  const fail = () =>
    new Error(`The length "${text}" is not understood: use px, rem, vw, calc(), min(), max() or clamp().`);

  const readSum = (): number => {
    let value = readProduct();
    while (tokens[at] === '+' || tokens[at] === '-')
      value += tokens[at++] === '+' ? readProduct() : -readProduct();
    return value;
  };
  const readProduct = (): number => {
    let value = readValue();
    while (tokens[at] === '*' || tokens[at] === '/')
      value = tokens[at++] === '*' ? value * readValue() : value / readValue();
    return value;
  };
  const readValue = (): number => {
    const token = tokens[at++];
    if (token === undefined) throw fail();
    if (token === '-') return -readValue();
    if (token.endsWith('(')) {
      const values = [readSum()];
      while (tokens[at] === ',') {
        at++;
        values.push(readSum());
      }
      if (tokens[at++] !== ')') throw fail();
      return combine(token, values);
    }
    const [, amount = '', unit = ''] = /^([\d.]+)([a-z]*)$/.exec(token) ?? [];
    const factor = unit === '' ? 1 : units[unit];
    if (amount === '' || factor === undefined) throw fail();
    return Number(amount) * factor;
  };
  const combine = (name: string, values: readonly number[]): number => {
    const [first = 0, second = 0, third = 0] = values;
    if (name === '(' || name === 'calc(') return first;
    if (name === 'min(') return Math.min(...values);
    if (name === 'max(') return Math.max(...values);
    if (name === 'clamp(') return Math.max(first, Math.min(second, third));
    throw fail();
  };

  const result = readSum();
  if (at < tokens.length) throw fail();
  return result;
}

/** Whether a media query holds on the phone; one it does not know counts as not holding. */
export function isMedia(query: string): boolean {
  const text = query.trim().toLowerCase();
  if (text === '' || text === 'all' || text === 'screen') return true;
  if (text.includes(',')) return text.split(',').some(isMedia);
  return text.split(/\s+and\s+/).every(isFeature);
}

function isFeature(part: string): boolean {
  if (part === 'screen' || part === 'all') return true;
  const feature = /^\((.*)\)$/.exec(part)?.[1]?.trim() ?? '';
  const named = /^(min|max)-width\s*:\s*(.+)$/.exec(feature);
  if (named) {
    const width = computeLength(named[2] ?? '');
    return named[1] === 'min' ? phone.widthPx >= width : phone.widthPx <= width;
  }
  const ranged = /^width\s*(<=|>=|<|>)\s*(.+)$/.exec(feature);
  if (ranged) {
    const width = computeLength(ranged[2] ?? '');
    if (ranged[1] === '<=') return phone.widthPx <= width;
    if (ranged[1] === '>=') return phone.widthPx >= width;
    return ranged[1] === '<' ? phone.widthPx < width : phone.widthPx > width;
  }
  return /^orientation\s*:\s*portrait$/.test(feature);
}
