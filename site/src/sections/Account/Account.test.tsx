import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
import { Account } from './Account.island.tsx';

const samples = await renderSamples('Account', (props) => <Account {...props} contact={props.company} />);
testSection('Account', samples);
const formsOf = (html: (typeof samples)[number]['html']) => html.all('form[method=dialog]');
const describe = (html: (typeof samples)[number]['html'], index: number) =>
  formsOf(html)
    [index]?.all('input[name]')
    .map((field) => [field.attribute('name'), field.attribute('type'), field.has('required')]);

test.each(samples)(
  '$name: Login asks for username and password, both required, and may remember',
  ({ html }) => {
    expect(describe(html, 0)).toEqual([
      ['username', 'text', true],
      ['password', 'password', true],
      ['rememberMe', 'checkbox', false],
    ]);
  },
);

test.each(samples)(
  '$name: Register asks for an e-mail address and says that a password comes by e-mail',
  ({ html, props }) => {
    expect(describe(html, 1)).toEqual([['registerEmail', 'email', true]]);
    const notes = formsOf(html)[1]?.one('input').attribute('aria-describedby')?.split(' ') ?? [];
    expect(html.one(`[id="${notes[0] ?? ''}"]`).text).toBe(props.register.note);
  },
);

test.each(samples)('$name: a lost password and the privacy policy have their links', ({ html, props }) => {
  expect(html.all('a').map((link) => [link.text, link.attribute('href')])).toEqual([
    [props.login.lostPassword.label, props.login.lostPassword.path],
    [props.register.privacyLink.label, props.register.privacyLink.path],
  ]);
});

test.each(samples)(
  '$name: neither form has an address, and each has a line to say that nothing was sent',
  ({ html }) => {
    expect(formsOf(html).map((form) => form.attribute('action'))).toEqual([null, null]);
    for (const form of formsOf(html)) expect(form.one('[role=status]').text).toBe('');
  },
);

test('password managers know which field is which', () => {
  const fields = samples[0]?.html.all('input[autocomplete]') ?? [];
  expect(fields.map((field) => field.attribute('autocomplete'))).toEqual([
    'username',
    'current-password',
    'email',
  ]);
});
