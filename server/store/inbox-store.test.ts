import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shelfConditions } from './inbox-store.ts';

test.each(['sqlite', 'postgres'])('reads each tab of the list from a partial index of %s', (engine) => {
  const folder = new URL(`${engine}/migrations/`, import.meta.url);
  const schema = readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  // The list itself needs parentheses around an OR.
  for (const condition of Object.values(shelfConditions))
    expect(schema).toContain(`WHERE ${condition.replace(/^\((.*)\)$/, '$1')};`);
});
