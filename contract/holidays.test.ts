import { expect, test } from 'vitest';
import { holiday } from './holidays.ts';

test('names what was written and shows examples (OFFICE-HOLIDAYS)', () => {
  const message = holiday.safeParse({ name: 'A', day: 'July 40' }).error?.message;
  for (const part of ['“July 40”', '4th Thursday of November', 'closed from noon'])
    expect(message).toContain(part);
});
