import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
import { Skills } from './Skills.tsx';

const samples = await renderSamples('Skills', (props) => <Skills {...props} />);
testSection(samples);

// DATA-SKILL
test.each(samples)('$name: every bar is as long as its number says', ({ html, props }) => {
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

test.each(samples)('$name: a bar is silent for screen readers: its number is beside it', ({ html }) => {
  for (const bar of html.all('svg')) expect(bar.attribute('aria-hidden')).toBe('true');
});
