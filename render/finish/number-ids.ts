/**
 * React's ids count components in the order in which their data arrives, which differs between two renders of one page.
 * Islands are not affected, because they have ids of their own.
 */
const reactId = /_r\d+R_[0-9a-v]*(?:H[0-9a-v]+)?_/g;

/** Numbers the ids in the order of the page. */
export function numberIds(html: string): string {
  const numbers = new Map<string, number>();
  return html.replace(reactId, (id) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return `_r${number}_`;
  });
}
