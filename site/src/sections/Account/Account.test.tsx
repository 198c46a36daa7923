import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
import { Account } from './Account.island.tsx';

const samples = await renderSamples('Account', (props) => <Account {...props} contact={props.company} />);
testSection(samples);

test('marks the purpose of each field for password managers', () => {
  const fields = samples[0]?.html.all('input[autocomplete]') ?? [];
  expect(fields.map((field) => field.attribute('autocomplete'))).toEqual([
    'username',
    'current-password',
    'email',
  ]);
});
