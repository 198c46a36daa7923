const small = new Set(['and', 'of', 'the', 'for', 'in', 'at', 'by']);

/** "Ridge & Hill" becomes RH, "Delgado Drywall Inc." DD. The result is empty if the name has no letters. */
export function getInitials(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[^A-Za-z\s-]/g, '')
    .split(/[\s-]+/)
    .filter(
      (word) => word !== '' && !small.has(word.toLowerCase()) && !/^(?:inc|llc|co|corp|ltd)$/i.test(word),
    );
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
