/** Keyboards, phones and documents write dashes in many ways. The positions stay the same. */
export const toPlainDashes = (text: string): string => text.replace(/[\p{Pd}\u2212]/gu, '-');
