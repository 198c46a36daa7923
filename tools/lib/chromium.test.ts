import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { testFlags } from './chromium.ts';

test('the browser of the tests keeps switched off what Playwright switches off', async () => {
  // A program that ends at once: the error quotes the whole command line.
  const launch = chromium.launch({ executablePath: '/bin/false', args: [...testFlags] });
  const { message } = await launch.then(
    () => new Error('It started.'),
    (error: Error) => error,
  );
  const lists = [...message.matchAll(/--disable-features=(\S+)/g)].map(([, list = '']) => list.split(','));
  expect(lists[0]).toContain('PaintHolding');
  expect(lists.at(-1)).toEqual(expect.arrayContaining(lists[0] ?? []));
  expect(lists.at(-1)).toContain('WebUIOmniboxPopup');
});
