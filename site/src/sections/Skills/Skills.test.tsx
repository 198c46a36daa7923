import { expect, test } from 'vitest';
import { testSection } from '../testing.tsx';
import { Skills } from './Skills.tsx';

const samples = await testSection('Skills', (props) => <Skills {...props} />);

// DATA-SKILL
test.each(samples)('$name: makes every bar as long as its number', ({ html, props }) => {
  const bars = html.all('li').map((item) => {
    const [track, fill] = item.all('rect').map((rect) => rect.attribute('width'));
    return { track, fill, words: item.one('p').text };
  });
  expect(bars).toEqual(
    props.items.map(({ title, percent }) => ({
      track: '100%',
      fill: `${String(percent)}%`,
      words: `${title}${String(percent)}%`,
    })),
  );
});

test.each(samples)(
  '$name: hides bars from screen readers, which read the number next to them',
  ({ html }) => {
    for (const bar of html.all('svg')) expect(bar.attribute('aria-hidden')).toBe('true');
  },
);
