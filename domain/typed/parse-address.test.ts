/** TYPED-ADDRESS */
import { expect, test } from 'vitest';
import { findTown, parseAddress } from './parse-address.ts';

test.each([
  ['410 Oak Grove Rd, Apt 4B, Summerville, SC 29483', '410 Oak Grove Rd | Apt 4B | Summerville | SC | 29483'],
  ['Apt 7, 22 Cedar St, Charleston SC 29401', '22 Cedar St | Apt 7 | Charleston | SC | 29401'],
  ['200 Main St, Suite 5, Summerville SC 29485', '200 Main St | Suite 5 | Summerville | SC | 29485'],
  ['200 Main St Suite 5, Summerville SC 29485', '200 Main St | Suite 5 | Summerville | SC | 29485'],
  ['102 N Main St #3, North Charleston, SC 29406', '102 N Main St | #3 | North Charleston | SC | 29406'],
  ['Apt 7 22 Cedar St, Charleston, SC', '22 Cedar St | Apt 7 | Charleston | SC |'],
  ['22 Cedar St, Charleston SC 29401, Apt 7', '22 Cedar St | Apt 7 | Charleston | SC | 29401'],
  ['410 Oak Grove Rd\nApt 4B\nSummerville, SC 29483', '410 Oak Grove Rd | Apt 4B | Summerville | SC | 29483'],
  ['9 Elm Ct, Ladson, SC29456', '9 Elm Ct | | Ladson | SC | 29456'],
  ['9 Elm Ct, Ladson, S.C. 29456-1234', '9 Elm Ct | | Ladson | SC | 29456-1234'],
  ['9 Elm Ct, Ladson, SC 29456–1234', '9 Elm Ct | | Ladson | SC | 29456-1234'],
  ['9 Elm Ct Apt 4\u2011B, Ladson, SC', '9 Elm Ct | Apt 4-B | Ladson | SC |'],
  ['9 Elm Ct, Ladson, SC 29456.', '9 Elm Ct | | Ladson | SC | 29456'],
  ['9 Elm Ct, Ladson.', '9 Elm Ct | | Ladson | |'],
  ['9 Elm Ct, Ladson, SC 294561234', '9 Elm Ct | | Ladson | SC | 29456-1234'],
  ['9 Elm Ct, Ladson, South Carolina, 29456, USA', '9 Elm Ct | | Ladson | SC | 29456'],
  ['12 Hill Rd, Charleston, West Virginia', '12 Hill Rd | | Charleston | WV |'],
  ['9 Elm Ct, Ladson', '9 Elm Ct | | Ladson | |'],
  ['9 Elm Ct', '9 Elm Ct | | | |'],
  ['9 Elm Ct New Haven CT 06511', '9 Elm Ct | | New Haven | CT | 06511'],
  ['22 Cedar St Charleston SC 29401', '22 Cedar St | | Charleston | SC | 29401'],
  ['22 Cedar St Apt 4 Charleston SC 29401', '22 Cedar St | Apt 4 | Charleston | SC | 29401'],
  ['22 Cedar St 29401', '22 Cedar St | | | | 29401'],
  ['77 Highway 17, Mt Pleasant, SC 29464', '77 Highway 17 | | Mt Pleasant | SC | 29464'],
  ['12345 Highway 29401', '12345 Highway 29401 | | | |'],
  ['RR 2 Box 44, Ridgeville, SC 29472', 'RR 2 Box 44 | | Ridgeville | SC | 29472'],
  ['HC 61 Box 12, Ridgeville SC', 'HC 61 Box 12 | | Ridgeville | SC |'],
  ['PO Box 12, Ridgeville, SC 29472', 'PO Box 12 | | Ridgeville | SC | 29472'],
  ['Lot 12, 300 Pine Ln, Ladson, SC 29456', '300 Pine Ln | Lot 12 | Ladson | SC | 29456'],
  ['8 Avenue of Oaks, Beaufort, SC 29902', '8 Avenue of Oaks | | Beaufort | SC | 29902'],
  ['Nexton, 410 Oak Grove Rd, Summerville, SC', '410 Oak Grove Rd | Nexton | Summerville | SC |'],
  ['1 Court St, St. George, SC 29477', '1 Court St | | St. George | SC | 29477'],
  ['Calle Sol 12, San Juan, PR 00901', 'Calle Sol 12 | | San Juan | PR | 00901'],
  ['Summerville, SC', '| | Summerville | SC |'],
  ['St. Augustine, FL', '| | St. Augustine | FL |'],
  ['8 Bay St, Jacksonville, FL', '8 Bay St | | Jacksonville | FL |'],
  ['8 Bay St, Fl 2, Jacksonville, Fl', '8 Bay St | Fl 2 | Jacksonville | FL |'],
  ['8 bay st summerville sc', '8 bay st | | summerville | SC |'],
  ['8 Bay St 2nd floor Charleston SC 29401', '8 Bay St | 2nd floor | Charleston | SC | 29401'],
  ['8 Bay St 2nd Floor, Charleston, SC 29401', '8 Bay St | 2nd Floor | Charleston | SC | 29401'],
  ['8 Bay St Summerville SC 29483 USA', '8 Bay St | | Summerville | SC | 29483'],
  ['Summerville SC 29483', '| | Summerville | SC | 29483'],
  ['29483', '29483 | | | |'],
  ['Summerville', 'Summerville | | | |'],
  ['the yellow house behind the church', 'the yellow house behind the church | | | |'],
  ['12 Oak Street, Unit 4', '12 Oak Street | Unit 4 | | |'],
  ['', '| | | |'],
])('takes %j apart', (typed, columns) => {
  const { street, unit, city, state, zip } = parseAddress(typed);
  expect([street, unit, city, state, zip].join(' | ').replace(/ +/g, ' ').trim()).toBe(columns);
});

test('loses no letter and no digit', () => {
  const typed = [
    'Gate 4 code 1188, 410 Oak Grove Rd, Bldg 2, Apt 4B, The Ponds, Summerville, SC 29483',
    'c/o Ann Lee, 22 Cedar St, Charleston',
    'Charleston, 22 Cedar St',
    '410-412 Oak Grove Rd; rear; Summerville',
    'SC',
    ', ,',
  ];
  const signs = (text: string) => [...text.replace(/[^\da-z]/gi, '')].sort().join('');
  for (const text of typed) expect(signs(Object.values(parseAddress(text)).join('')), text).toBe(signs(text));
});

test.each([
  ['12 Oak Street, Springfield, IL 62701', 'Springfield'],
  ['12 Oak Street, Springfield, Illinois, 62701, USA', 'Springfield'],
  ['12 Oak Street\nSpringfield IL 62701', 'Springfield'],
  ['12 Oak Street, Apt 4, Oak Park', 'Oak Park'],
  ['Mesa, AZ', 'Mesa'],
  ['Springfield', undefined],
  ['12 Oak Street, IL', undefined],
  ['12 Oak Street, Unit 4', undefined],
  ['', undefined],
  [undefined, undefined],
])('finds the town in %j', (address, town) => {
  expect(findTown(address)).toBe(town);
});

test('finds the town in linear time, whatever the number of spaces', () => {
  const startedAtMs = performance.now();
  expect(findTown(`12 Oak Street, Springfield${' '.repeat(50_000)}x`)).toBe('Springfield x');
  // A pattern that backtracks over the spaces takes seconds.
  expect(performance.now() - startedAtMs).toBeLessThan(1_000);
});
