/** The UTC date of an instant, such as "2027-03-01". */
export const toDay = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);
