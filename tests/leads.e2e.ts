/** After a request: the visitor and the owner open the links in their mails. */
import { findBreaches, findOverflow } from './support/judge-page.ts';
import { expect, test } from './support/test.ts';

const visitor = {
  name: 'Lena Later',
  email: 'lena@customer.example',
  phone: '843 555 0178',
  message: 'The hall needs drywall.',
};

/** Returns the path of a link in a mail, for the test server. */
function readLink(text: string | undefined, label: string): string {
  const url = new RegExp(`${label}: (https?://\\S+)`).exec(text ?? '')?.[1];
  if (url === undefined) throw new Error(`There is no link "${label}" in:\n${text}`);
  return new URL(url).pathname;
}

for (const width of [390, 1280]) {
  test.describe(`on a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: true });

    test('lets the visitor correct and the owner mark a request, on accessible pages', async ({
      page,
      mails,
      request,
    }) => {
      const name = `${visitor.name} ${width}`;
      const email = `lena${width}@customer.example`;
      await request.post('/contact.php', { data: { ...visitor, name, email } });
      const receipt = await mails.waitFor(({ to }) => to?.[0]?.address === email);
      await page.goto(readLink(receipt.text, 'Correct or withdraw your message'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Your message PT-');
      expect(await findBreaches(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      await page.getByLabel('What else should we change?').fill('It is the kitchen, not the hall.');
      await page.getByLabel('Your correct phone number').fill('843 555 0199');
      await page.getByRole('button', { name: 'Send the correction' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');

      const correction = await mails.waitFor(
        ({ subject }) => subject?.startsWith('Corrected: ') === true && subject.includes(name),
      );
      for (const words of ['It is the kitchen, not the hall.', 'Phone (corrected): 843 555 0199'])
        expect(correction.text).toContain(words);
      // A reply to the visitor quotes the mail, so the owner's links are in an attachment.
      expect(correction.text).not.toContain('/leads/');
      const content = correction.attachments[0]?.content;
      const links = typeof content === 'string' ? content : new TextDecoder().decode(content);
      await page.goto(readLink(links, 'Called'));
      expect(await findBreaches(page)).toEqual([]);
      await page.getByRole('button', { name: 'Yes, mark it as “Called”' }).click();
      await expect(page.locator('main')).toContainText('is marked as “Called”.');
    });
  });
}
