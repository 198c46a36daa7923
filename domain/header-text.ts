/** Makes one line without characters that could end a header, hide text or change its direction. */
export function toHeaderText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
