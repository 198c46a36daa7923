/** The reason why a text is no e-mail address, for the end of a sentence. */
export function nameEmailFault(text: string): string {
  const [name = '', domain, ...more] = text.split('@');
  if (domain === undefined) return 'it has no @';
  if (more.length > 0) return 'it has more than one @';
  if (/\s/.test(text)) return 'it has a space inside';
  if (name === '') return 'there is nothing before the @';
  if (domain === '') return 'there is nothing after the @';
  if (!domain.includes('.')) return `“${domain}” has no ending such as .com`;
  for (const part of [name, domain]) if (/^\.|\.\.|\.$/.test(part)) return `“${part}” has one dot too many`;
  const sign = /[^\p{L}\p{M}\p{N}.-]/u.exec(domain)?.[0] ?? /[<>()[\]\\,;:"]/.exec(name)?.[0];
  return sign ? `it has the character “${sign}”` : `“${domain}” is not a domain`;
}
