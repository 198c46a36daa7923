/** Parses a sign-in code as people type it, or paste it with the sentence of the mail. */

/** Six digits alone count; otherwise all digits do, because mails and screens group them. */
export function parseCode(typed: string): string {
  const text = typed.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const [code, ...others] = text.match(/(?<!\d)\d{6}(?!\d)/g) ?? [];
  return code !== undefined && others.length === 0 ? code : text.replace(/\D/g, '');
}
