import { expect, test } from 'vitest';
import { formatHours } from '../../../../domain/format-hours.ts';
import { siteWords } from '../../../../contract/words/english-site.ts';
import { leadKinds, type LeadKind } from '../../../../contract/lead-forms.ts';
import { formFields } from '../../../../contract/fill-form.ts';
import { form as words, requests } from 'words:forms';
import { render } from '../render-piece.ts';
import { company, pick, testSection } from '../testing.tsx';
import { Enquiry } from './Enquiry.tsx';
import { EnquiryForm } from './EnquiryForm.island.tsx';

const contact = company;
const hours = formatHours(company.hours, siteWords.hours);
const samples = await testSection('Enquiry', ({ form, website, button, feedback, ...props }) => (
  <Enquiry {...props} contact={contact} hours={hours}>
    <EnquiryForm kind={form} button={button} hasExtras={website} feedback={feedback} contact={contact} />
  </Enquiry>
));

const fieldsOf = (html: (typeof samples)[number]['html']) =>
  html.all('[name]').filter((field) => ['input', 'textarea', 'select'].includes(field.tag));
/** Excludes the checkboxes of multiple choices, which have their own test. */
const asked = (html: (typeof samples)[number]['html']) =>
  fieldsOf(html).filter(
    (field) =>
      !['fax_extension', 'consent_version'].includes(field.attribute('name') ?? '') &&
      field.attribute('type') !== 'checkbox',
  );

const listFields = ({ form, website }: (typeof samples)[number]['props']) =>
  formFields(form, requests).filter(({ isExtra, type }) => (!isExtra || website) && type !== 'choices');

/** The form as the server renders it after an error. */
const again = (kind: LeadKind, typed: Record<string, string>) => {
  const sent = { summary: 'Look again.', typed, errors: { email: 'Not an address.' } };
  return render(<EnquiryForm kind={kind} hasExtras feedback="dialog" contact={contact} sent={sent} />);
};

test.each(samples)(
  '$name: shows the table’s fields in order, and extra fields where configured',
  ({ html, props }) => {
    const fields = listFields(props).map(({ name, required }) => [name, required !== false]);
    expect(asked(html).map((field) => [field.attribute('name'), field.has('required')])).toEqual(fields);
  },
);

// FORM-TYPES
test.each(samples)('$name: without JavaScript, posts to the address of its variant', ({ html, props }) => {
  const form = html.one('form[method=post]');
  expect(form.attribute('action')).toBe(
    props.feedback === 'status' || props.form === 'blog-reply' ? '/mailer.php' : '/contact.php',
  );
  expect(form.one('button[type=submit]').text).toBe(props.button ?? requests[props.form].button);
  expect(form.one('input[type=hidden]').attribute('name')).toBe('consent_version');
  expect(form.one('input[type=hidden]').attribute('value')).toBe(words.consentVersion);
});

test.each(samples)('$name: hides the honeypot from keyboards and screen readers', ({ html }) => {
  const trap = html.one('[aria-hidden=true] input[name=fax_extension]');
  expect(trap.attribute('tabindex')).toBe('-1');
  expect(trap.attribute('autocomplete')).toBe('off');
});

test('supports autofill and the right keyboard on phones', () => {
  const html = pick(samples, 'typical').html;
  const kinds = ['name', 'email', 'phone'].map((name) => {
    const field = html.one(`input[name="${name}"]`);
    return [field.attribute('type'), field.attribute('autocomplete')];
  });
  expect(kinds).toEqual([
    ['text', 'name'],
    ['email', 'email'],
    ['tel', 'tel'],
  ]);
});

// BID-FIELDS
test('divides an invitation to bid into five parts, with a checkbox for each scope and its section', () => {
  const html = pick(samples, 'bid').html;
  expect(html.all('legend').map(({ text }) => text)).toEqual([
    'Who invites us',
    'The project',
    'Bid due',
    'Scope',
    'Terms',
  ]);
  const boxes = html.all('[role=group] label');
  expect(boxes.map(({ text }) => text)).toContain('Drywall09 29 00 gypsum board');
  const values = html.all('input[type=checkbox][name=scopes]').map((box) => box.attribute('value'));
  expect(values).toContain('Drywall (09 29 00 gypsum board)');
  expect(values).toHaveLength(boxes.length);
  expect(html.all('input[required]')).toHaveLength(8);
});

test.each(leadKinds)('shows the %s again with the typed values and the errors', (kind) => {
  const fields = formFields(kind, requests).filter(({ type }) => type !== 'choices');
  const texts = fields.map(({ name, label }): [string, string] => [name, `a ${label}`]);
  const html = again(kind, Object.fromEntries(texts));
  expect(html.one('[role=alert]').text).toBe('Look again.');
  const ways = html.all('a').map((link) => link.attribute('href') ?? '');
  for (const scheme of ['sms:', 'mailto:'])
    expect(ways.find((way) => way.startsWith(scheme))).toContain(encodeURIComponent('E-mail: a E-mail\n'));
  const values = asked(html).map((field): [string | null, string | null] => {
    const option = field.tag === 'select' ? field.one('option[selected]') : field;
    return [field.attribute('name'), field.tag === 'textarea' ? field.text : option.attribute('value')];
  });
  expect(values.sort()).toEqual(texts.sort());
  const wrong = asked(html).filter((field) => field.attribute('aria-invalid') === 'true');
  expect(wrong.map((field) => field.attribute('name'))).toEqual(['email']);
  expect(html.one(`[id="${wrong[0]?.attribute('id') ?? ''}-error"]`).text).toBe('Not an address.');
  expect(html.all('details').every((part) => part.has('open'))).toBe(true);
});
