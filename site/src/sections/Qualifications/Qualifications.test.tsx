/** BID-FACTS */
import { expect, test } from 'vitest';
import { companySchema } from '../../../../contract/company.ts';
import { render } from '../render-piece.ts';
import { company, pick, testSection } from '../testing.tsx';
import { Qualifications } from './Qualifications.tsx';

const samples = await testSection('Qualifications', (props) => <Qualifications {...props} />);

const { props, html } = pick(samples, 'typical');
const renderWith = (changes: object) =>
  render(<Qualifications {...props} company={companySchema.parse({ ...company, ...changes })} />);

test('shows each fact of the company with its label', () => {
  const { crews, bondingPerJob, emr, references } = company.qualifications;
  for (const { value } of [crews, bondingPerJob, emr].flatMap((fact) => fact ?? [])) {
    expect(html.text).toContain(value);
  }
  expect(html.text).toContain(company.insurance.liability?.amount);
  expect(html.all('dt').filter(({ text }) => text.startsWith('Reference'))).toHaveLength(references.length);
});

test('leaves out what the company does not have', () => {
  const { text, all } = renderWith({
    insurance: {},
    qualifications: { emr: { value: '0.86 (2026)' } },
  });
  expect(text).toContain('0.86 (2026)');
  expect(all('dt').map((label) => label.text)).toEqual(['EMR']);
});

test('marks samples once in the head, but individually among real facts', () => {
  expect(html.all('small')).toHaveLength(1);
  expect(html.all('dl small')).toEqual([]);
  const mixed = renderWith({
    insurance: {},
    qualifications: { crews: { value: 'Nine' }, emr: { value: '0.86', sample: true } },
  });
  expect(mixed.all('dd').map((value) => value.all('small').length)).toEqual([0, 1]);
});
