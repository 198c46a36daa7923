import { expect, test } from 'vitest';
import { company, pick, testSection } from '../testing.tsx';
import { ContactDetails } from './ContactDetails.tsx';

const samples = await testSection('ContactDetails', (props) => <ContactDetails {...props} />);
const call = (phone: { shown: string; e164: string } | undefined) => [
  phone?.shown,
  `tel:${phone?.e164 ?? ''}`,
];
const write = [company.email, `mailto:${company.email}`];

test.each(samples)(
  '$name: links each box as its type requires, with the company’s own facts',
  ({ html, props }) => {
    const boxes = html
      .all('li')
      .map((box) => box.all('a').map((link) => [link.text, link.attribute('href')]));
    expect(boxes).toEqual(
      props.boxes.map(({ type, officePhone }) => {
        if (type === 'office') return [];
        if (type === 'email') return [write];
        return officePhone ? [call(company.phone), call(company.officePhone)] : [call(company.phone)];
      }),
    );
  },
);

test.each(samples)('$name: without boxes, renders no empty list for screen readers', ({ html, props }) => {
  expect(html.all('ul')).toHaveLength(props.boxes.length > 0 ? 1 : 0);
});

// DATA-CONTACT-BOX, CONTACT-BLOCK
test('shows town, state and postal code in the office box', () => {
  const typical = pick(samples, 'typical');
  expect(typical.html.all('li')[0]?.text).toContain(
    `${company.town}, ${company.state} ${company.postalCode}`,
  );
});
