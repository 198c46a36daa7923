/** Reads what to dial once a call is answered: "ext. 12", "x12", "Ext #204", "opt 2", "press 2, then ext 204". */
const link = String.raw`[\s,;./()-]*(?:(?:and|then)\s+)?`;
/** The digits, unless they belong to a time or a decimal number: "5pm", "12:30". */
const tail = String.raw`\.?[\s.:=-]*(?:(?:option|extension|ext\.?|number|no\.?|is|#)[\s.:=-]*)*(\d{1,7})(?![\d:]|[.-]\d|\s?[ap]\.?m\b)#?[)]?`;
const word = String.raw`(?<![a-z])(?:extensi[oó]n|extn|ext)`;
/** Words such as "ask for Bob" may come before the word "extension", but not before an x or #. */
const extension = new RegExp(String.raw`(?:\D{0,30}?${word}|${link}(?:xt|x|#))${tail}`, 'iy');
const choice = new RegExp(`${link}(?:option|opt|press|push|hit|dial|select|menu|then)${tail}`, 'iy');
/** The pauses of a phone's own address book. */
const pause = /(?:[,;]{1,4}|[pw])(\d{1,7})(?![\d/:-]|\s?[ap]\.?m\b)/y;

/** `isNumber` tells whether another phone number begins at a position: "then 843-555-0143". */
export function readExtension(
  text: string,
  start: number,
  isNumber: (at: number) => boolean,
): { extension?: string; end: number } {
  const parts: string[] = [];
  let end = start;
  // An extension is the last thing to dial; choices of a menu come before it.
  for (const pattern of [pause, choice, choice, choice, extension, choice]) {
    pattern.lastIndex = end;
    const found = pattern.exec(text);
    const digits = found?.[1] ?? '';
    const behind = end + (found?.[0].length ?? 0);
    if (found === null || isNumber(behind - found[0].length + found[0].lastIndexOf(digits))) continue;
    // "#1 843-555-0142 #2 843-555-0143" is a list.
    if (/#\s*\d$/.test(found[0]) && text[behind] === ' ' && isNumber(behind + 1)) continue;
    parts.push(digits);
    end = behind;
  }
  return parts.length === 0 ? { end } : { extension: parts.join(','), end };
}
