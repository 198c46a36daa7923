import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Menu } from './Menu.tsx';

const items = (home: string) => [
  { label: 'Home', path: home },
  { label: 'About', path: '/about' },
  { label: 'Services', items: [{ label: 'Drywall', path: '/drywall' }], everyService: false },
];

// HEADER-ACTIVE
test.each([
  ['/', '/', 'Home'],
  ['/', '/classic', 'Home'],
  ['/classic', '/', 'Home'],
  ['/', '/about', 'About'],
  ['/', '/drywall', 'Services Drywall'],
  ['/', '/faq', ''],
])('a menu with Home at %s highlights on %s: %s', (home, path, active) => {
  const navigation = { header: items(home) } as Parameters<typeof Menu>[0]['navigation'];
  const html = renderToStaticMarkup(<Menu navigation={navigation} path={path} home="/classic" menu="page" />);
  const names = [...html.matchAll(/data-active=""[^>]*>([^<]+)/g)].map(([, name]) => name);
  expect(names.join(' ')).toBe(active);
  expect(html).toContain(`href="${home}"`);
});
