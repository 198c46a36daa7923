/** Formats a number with its noun, such as "1 lead" or "2 leads". */
export function nameCount(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
