import { expect, test } from 'vitest';
import { pick, testSection } from '../testing.tsx';
import { Team } from './Team.tsx';

const samples = await testSection('Team', (props) => <Team {...props} />);

test("describes each person's work in rows, and names person and platform in each social link", () => {
  const { html, props } = pick(samples, 'rows');
  html.all('article').forEach((card, index) => {
    const person = (props.items ?? [])[index];
    expect(card.text).toContain(person?.summary);
    expect(card.all('ul a').map((link) => link.attribute('href'))).toEqual(
      person?.socials.map(({ url }) => url),
    );
    for (const link of card.all('ul a'))
      expect(link.attribute('aria-label')).toContain(`${person?.name} on `);
  });
});

test("leaves social links to the person's page in the other looks", () => {
  for (const { name, html } of samples) if (name !== 'rows') expect(html.all('article ul')).toEqual([]);
});
