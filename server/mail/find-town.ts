/** Matches a state with or without a ZIP code, a postal code alone, or the country. */
const notATown =
  /^(?:[A-Z]{2}\.?|[A-Za-z ]*\b\d{4,5}(?:-\d{4})?|U\.?S\.?A?\.?|United States(?: of America)?)$/;
const states =
  /^(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)\.?$/i;

/** Finds the town in an address such as "12 Oak Street, Springfield, IL 62701"; undefined if it is unclear. */
export function findTown(address: string | undefined): string | undefined {
  const parts = (address ?? '')
    .split(/[,\n]/)
    // Collapses spaces, since long runs would make the patterns below slow.
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  while (parts.length > 2 && isBelowTown(parts.at(-1) ?? '')) parts.pop();
  const town =
    parts.length > 1 ? parts.at(-1)?.replace(/\s+(?:[A-Z]{2}\s+)?\d{5}(?:-\d{4})?$/, '') : undefined;
  return town === undefined || town === '' || /\d/.test(town) || isBelowTown(town) ? undefined : town;
}

function isBelowTown(part: string): boolean {
  return notATown.test(part) || states.test(part);
}
