import { expect, test } from 'vitest';
import { companySchema } from '../../../../contract/company.ts';
import { render } from '../render-piece.ts';
import { company, pick, testSection } from '../testing.tsx';
import { Credentials } from './Credentials.tsx';

const samples = await testSection('Credentials', (props) => <Credentials {...props} />);

test.each(samples)('$name: shows every license with class, number and register', ({ html }) => {
  for (const license of company.licenses) {
    const row = html.all('dl > div').find(({ text }) => text.includes(license.number));
    expect(row?.text).toContain(license.class);
    expect(row?.one('a').attribute('href')).toBe(license.register);
  }
});

test('marks samples once in the head, but individually among real numbers', () => {
  const { props, html } = pick(samples, 'typical');
  expect(html.all('small')).toHaveLength(1);
  expect(html.all('dl small')).toEqual([]);
  const [first, ...others] = company.licenses;
  if (!first) throw new Error('content/company.yaml has no license');
  const mixed = { ...company, licenses: [{ ...first, sample: false }, ...others] };
  const rows = render(<Credentials {...props} company={mixed} />).all('dl > div');
  expect(rows[0]?.all('small')).toEqual([]);
  expect(rows[1]?.all('small')).toHaveLength(1);
});

test('shows towns, bid email and holidays only on request', () => {
  expect(pick(samples, 'most').html.text).toContain(company.towns.join(', '));
  expect(pick(samples, 'most').html.text).toContain('Thanksgiving');
  expect(pick(samples, 'most').html.one('a[href^=mailto]').text).toBe(company.bidEmail);
  expect(pick(samples, 'typical').html.text).not.toContain('Thanksgiving');
});

test('shows no empty row for a company without licenses', () => {
  const bare = companySchema.parse({ ...company, licenses: [], insurance: {}, certificates: [], towns: [] });
  const { props } = pick(samples, 'typical');
  expect(render(<Credentials {...props} company={bare} />).all('dt')).toEqual([]);
});
