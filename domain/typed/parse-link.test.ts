import { expect, test } from 'vitest';
import { parseLink } from './parse-link.ts';

const site = {
  origins: ['https://www.palmetto.example', 'https://new.palmetto.example:8443'],
  isPage: (path: string) => ['/contact', '/services/drywall', '/service-areas'].includes(path),
};
const read = (typed: string) => parseLink(typed, site);

// NOTICE-LINK
test.each([
  // Numbers.
  ['843-555-0142', 'tel:+18435550142'],
  ['(843) 555-0142 ext. 12', 'tel:+18435550142,12'],
  ['843.555.0142', 'tel:+18435550142'],
  ['843 812 0000', 'tel:+18438120000'],
  ['tel:(843) 555-0142', 'tel:+18435550142'],
  ['tel:+1-843-555-0142', 'tel:+18435550142'],
  ['Phone: 843-555-0142', 'tel:+18435550142'],
  ['call 843-555-0142', 'tel:+18435550142'],
  ['1-800-OBRIENS', 'tel:+18006274367'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['tel:911', 'tel:911'],
  ['211', 'tel:211'],
  ['sms:+18435550142', 'sms:+18435550142'],
  ['sms:843-555-0142?body=Roof leak', 'sms:+18435550142?body=Roof%20leak'],
  // E-mail addresses.
  ['mailto:office@palmetto.example', 'mailto:office@palmetto.example'],
  ['mailto:office@palmetto.example?subject=Roof leak', 'mailto:office@palmetto.example?subject=Roof%20leak'],
  ['office@palmetto.example', 'mailto:office@palmetto.example'],
  ['Office <office@palmetto.example>', 'mailto:office@palmetto.example'],
  // Other websites.
  ['www.fema.example/help', 'https://www.fema.example/help'],
  ['fema.example', 'https://fema.example'],
  ['fema.example:8443/help', 'https://fema.example:8443/help'],
  ['http://county.example/roads', 'http://county.example/roads'],
  ['HTTPS://County.example/Roads?a=1#b', 'https://county.example/Roads?a=1#b'],
  ['“https://county.example/roads”.', 'https://county.example/roads'],
  ['<https://county.example/>', 'https://county.example/'],
  ['ｈｔｔｐｓ：／／county.example', 'https://county.example'],
  ['https://county.example/a\u202eb', 'https://county.example/ab'],
  ['https://county.\nexample', undefined],
  // Pages of the site.
  ['contact', '/contact'],
  ['Contact', '/contact'],
  ['contact/', '/contact'],
  ['contact.html', '/contact'],
  ['contact#form', '/contact#form'],
  ['service areas', '/service-areas'],
  ['services/drywall', '/services/drywall'],
  ['home', '/'],
  ['/', '/'],
  ['/Service Areas', '/service-areas'],
  ['/contact', '/contact'],
  ['/contact?from=notice#form', '/contact?from=notice#form'],
  ['https://www.palmetto.example/contact', '/contact'],
  ['http://palmetto.example/contact#form', '/contact#form'],
  ['www.palmetto.example', '/'],
  ['https://new.palmetto.example:8443/contact', '/contact'],
])('reads %j as %j', (typed, address) => {
  expect(read(typed)).toBe(address);
});

test.each([
  '',
  'see below',
  'contract',
  '#form',
  '//evil.example',
  'https://www.palmetto.example//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  'https://user:pw@evil.example',
  'https://www.palmetto.example@evil.example/contact',
  'https://evil',
  'https://',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\u0000script:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://county.example',
  'plan.pdf',
  '555-0142',
  'sms:843-555-0142 ext 12',
  '843-555-0142 or 843-555-0143',
  'a@b@c.example',
  `/${'a'.repeat(300)}`,
])('refuses %j', (typed) => {
  expect(read(typed)).toBeUndefined();
});
