/**
 * Remembers the results for the texts used last. Pages of one kind share their styles and come in a row, so a few trees
 * suffice: a parsed tree takes a hundred times the memory of its text.
 */
export function rememberFew<Result>(make: (text: string) => Result, most = 4): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.get(text) ?? make(text);
    // Reinsert it, so that the first entry is the least recently used.
    results.delete(text);
    results.set(text, result);
    const { value: oldest } = results.keys().next();
    if (oldest !== undefined && results.size > most) results.delete(oldest);
    return result;
  };
}
