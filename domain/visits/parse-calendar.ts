/**
 * Parses iCalendar (RFC 5545) into components. Calendars in use break the format in harmless ways: a byte order mark,
 * bare line feeds, small letters, text after the end.
 */
export interface Property {
  /** In capitals, without quotes. */
  name: string;
  params: Readonly<Record<string, string>>;
  value: string;
}

export interface Component {
  name: string;
  properties: Property[];
  components: Component[];
}

/** The file is no calendar, or its end is missing. */
export class CalendarError extends Error {
  override name = 'CalendarError';
}

const [tab, lineFeed, carriageReturn, space] = [9, 10, 13, 32];

/** Returns the calendars of a file. Throws CalendarError unless it begins with a calendar and every component ends. */
export function parseCalendars(bytes: Uint8Array): Component[] {
  const root: Component = { name: '', properties: [], components: [] };
  const open = [root];
  for (const line of unfold(bytes).split(/[\r\n]+/)) {
    const property = parseLine(line.trimEnd());
    const current = open.at(-1) ?? root;
    if (property?.name === 'BEGIN') {
      const component: Component = { name: property.value.toUpperCase(), properties: [], components: [] };
      current.components.push(component);
      open.push(component);
    } else if (property?.name === 'END') {
      if (current === root || current.name !== property.value.toUpperCase())
        throw new CalendarError('The calendar is damaged');
      open.pop();
    } else if (property && current !== root) current.properties.push(property);
    else if (root.components.length === 0 && line.trim() !== '')
      throw new CalendarError('The file does not begin with a calendar');
  }
  const calendars = root.components.filter(({ name }) => name === 'VCALENDAR');
  if (open.length > 1) throw new CalendarError('The end of the calendar is missing');
  if (calendars.length === 0) throw new CalendarError('The file has no calendar');
  return calendars;
}

/** Joins folded lines before decoding, because some programs fold inside a letter. */
function unfold(bytes: Uint8Array): string {
  const joined = new Uint8Array(bytes.length);
  let length = 0;
  for (let index = 0; index < bytes.length; index++) {
    const end = bytes[index] === carriageReturn && bytes[index + 1] === lineFeed ? index + 1 : index;
    const next = bytes[end + 1];
    const isFold = bytes[end] === lineFeed && (next === space || next === tab);
    if (isFold) index = end + 1;
    else joined[length++] = bytes[index] ?? 0;
  }
  return new TextDecoder().decode(joined.subarray(0, length));
}

/** Undefined for text without a colon outside quotes. */
function parseLine(line: string): Property | undefined {
  const [, head, value = ''] = /^((?:"[^"]*"|[^":])*):(.*)$/.exec(line) ?? [];
  if (head === undefined) return undefined;
  const [name = '', ...params] = (head.match(/(?:"[^"]*"|[^;"])+/g) ?? []).map((part) =>
    part.replaceAll('"', ''),
  );
  const pairs = params.map((param) => {
    const at = param.indexOf('=');
    return [param.slice(0, at).toUpperCase(), param.slice(at + 1)] as const;
  });
  return { name: name.toUpperCase(), params: Object.fromEntries(pairs), value };
}
