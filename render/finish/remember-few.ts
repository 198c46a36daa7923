/** Pages of one kind share their styles and come in a row, so a few results suffice. */
const mostResults = 4;

/** Remembers the results for the texts used last. A parsed tree takes a hundred times the memory of its text. */
export function rememberFew<Result>(make: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.get(text) ?? make(text);
    // Reinsert it, so that the first entry is the least recently used.
    results.delete(text);
    results.set(text, result);
    for (const oldest of results.keys()) if (results.size > mostResults) results.delete(oldest);
    return result;
  };
}
