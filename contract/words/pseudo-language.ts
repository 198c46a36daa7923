/**
 * A test language: every text is in brackets and a third longer, which reveals hard-coded texts and tight layouts.
 * Placeholders stay unchanged, and so does the `value` of an option, which the code uses.
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
