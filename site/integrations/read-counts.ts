/** Whether the site counts its visits: `COUNTS=on` or `off`, the default. */
export function readCounts(env: Readonly<Record<string, string | undefined>>): boolean {
  const text = env['COUNTS']?.trim() || 'off';
  if (text !== 'on' && text !== 'off') throw new Error(`COUNTS must be on or off, but is "${text}".`);
  return text === 'on';
}
