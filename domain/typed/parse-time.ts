/** Parses a time of day as Americans write it: "2 PM", "2:30 p.m.", "1400", "14:00", "noon". */

const clock =
  /^(?:(?<hour>1[0-2]|0?[1-9])(?:[:. ]?(?<minute>[0-5]\d))?(?:[:.]00)?(?: o'clock)?[ -]?(?<half>[ap])(?:\.? ?m\.?)?|(?<full>[01]\d|2[0-3])[:.h]?(?<past>[0-5]\d)(?::[0-5]\d)?(?: ?(?:h|hrs|hours)\.?)?)$/;
const named: Readonly<Record<string, string>> = { noon: '12:00', '12 noon': '12:00', '12:00 noon': '12:00' };
/** The form asks for the time zone. */
const around = /^(?:at|by) | (?:sharp|local(?: time)?)$/g;

/**
 * Returns a time such as "14:00". Undefined for any other text, and for "2:00", which could be either half of the day.
 * A time field of a browser sends "02:00".
 */
export function parseTime(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/∶/g, ':')
    .replace(/’/g, "'")
    .replace(/(?<=\d) in the morning$/, ' am')
    .replace(/(?<=\d) in the afternoon$/, ' pm')
    .replace(/\.$/, '')
    .replace(around, '');
  if (Object.hasOwn(named, plain)) return named[plain];
  const found = clock.exec(plain)?.groups;
  if (found === undefined) return undefined;
  const { hour, minute = '00', half, full, past } = found;
  if (full !== undefined) return `${full}:${past}`;
  const hours = (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
