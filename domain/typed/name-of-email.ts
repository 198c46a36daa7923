/** A person's name until somebody types it: "Ann Lee" of ann.lee@…, and "Marcus" of marcus@…. */
export const nameOfEmail = (email: string): string =>
  email
    .replace(/[@+].*$/s, '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase().replace(/(?<=^|['’])./gu, (letter) => letter.toUpperCase()))
    .join(' ') || email;
