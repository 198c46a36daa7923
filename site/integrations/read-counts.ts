/** Whether the site counts its visits: `counting: true` in company.yaml, or `COUNTS=on` for a build of any content. */
export function readCounts(
  env: Readonly<Record<string, string | undefined>>,
  isOwnersWish: boolean,
): boolean {
  const text = env['COUNTS']?.trim() || 'off';
  if (text !== 'on' && text !== 'off') throw new Error(`COUNTS must be on or off, but is "${text}".`);
  return text === 'on' || isOwnersWish;
}
