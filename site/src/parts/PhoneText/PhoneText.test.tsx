import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PhoneText } from './PhoneText.tsx';

const phone = { shown: '(843)\u00a0555-0142', e164: '+18435550142' };
const link = '<a href="tel:+18435550142">(843)\u00a0555-0142</a>';

test.each([
  ['of the server', 'Call (843) 555-0142 first.', `Call ${link} first.`],
  ['of the site', 'Call (843)\u00a0555-0142 first.', `Call ${link} first.`],
  ['without the number', 'Write to us.', 'Write to us.'],
  ['that is empty', '', ''],
])('links the number in a text %s', (_, text, html) => {
  expect(renderToStaticMarkup(<PhoneText text={text} phone={phone} />)).toBe(html);
});
