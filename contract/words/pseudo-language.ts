/**
 * A language for tests: every text of another one in brackets and a third longer, so that a forgotten text and a narrow place
 * show. Places in braces stay as they are, and so does the `value` of an option, which the code knows.
 */
export function makePseudoLanguage<Words>(words: Words): Words {
  return JSON.parse(JSON.stringify(words), (key, value: unknown) =>
    typeof value === 'string' && value !== '' && key !== 'value' ? lengthen(value) : value,
  ) as Words;
}

function lengthen(sentence: string): string {
  const { length } = sentence.replace(/\{\w+\??\}/g, '');
  return `[${sentence}${' ~'.repeat(Math.ceil(length / 6))}]`;
}
