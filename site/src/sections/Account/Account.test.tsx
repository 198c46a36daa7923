import { expect, test } from 'vitest';
import { testSection } from '../testing.tsx';
import { Account } from './Account.island.tsx';

const samples = await testSection('Account', (props) => <Account {...props} contact={props.company} />);

test('marks the purpose of each field for password managers', () => {
  const fields = samples[0]?.html.all('input[autocomplete]') ?? [];
  expect(fields.map((field) => field.attribute('autocomplete'))).toEqual([
    'username',
    'current-password',
    'email',
  ]);
});
