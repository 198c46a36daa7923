/** A visitor adds a photograph, and a person of the company signs in, opens the request and answers it. */
import { writeFile } from 'node:fs/promises';
import { makePhoto } from '../../server/testing/sample-files.ts';
import { atBothWidths, expect, expectSound, test } from './test.ts';

const owner = 'hello@plumbandtrue.example';

atBothWidths(() => {
  test('adds a photograph, which the owner opens and answers', async ({
    tab,
    front,
    engine,
    viewport,
    mails,
  }, info) => {
    const name = `Ida ${engine} ${viewport?.width}`;
    const email = `${name.toLowerCase().replaceAll(' ', '')}@customer.example`;
    const sent = await fetch(`${front.url}/contact.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name,
        email,
        phoneNumber: '(843) 555-0177',
        address: '12 Oak Street',
        service: '',
      }),
    });
    const { reference } = (await sent.json()) as { reference: string };
    const photo = info.outputPath('porch.jpg');
    await writeFile(photo, await makePhoto(1, 900, 600));
    await tab.goto(sent.headers.get('x-request-page') ?? '');
    await expectSound(tab);
    await tab.chooseFile('input[type=file]', photo);
    await tab.text('main').toContain('Added');

    const seen = (await mails.all()).length;
    await tab.goto('/inbox');
    await expectSound(tab);
    await tab.type('main [name=email]', owner);
    await tab.press('Enter');
    await tab.text('h1').toBe('Your code');
    await expectSound(tab);
    const tried = new Set<string>();
    // Another test may have requested a code at the same moment.
    await expect(async () => {
      const subjects = (await mails.all()).slice(seen).map(({ subject = '' }) => subject);
      const codes = subjects.flatMap((subject) => /^(\d{6}) is your code/.exec(subject)?.[1] ?? []);
      const code = codes.find((one) => !tried.has(one));
      if (code) {
        tried.add(code);
        await tab.type('main [name=code]', code);
        await tab.press('Enter');
      }
      expect(await tab.read(() => document.querySelector('h1')?.textContent)).toBe('Requests');
    }).toPass();
    await expectSound(tab);

    await tab.type('main [name=find]', name);
    await tab.press('Enter');
    await tab.poll(() => location.search).toContain('find=');
    await tab.click('main a', name);
    await tab.text('h1').toBe(name);
    await expectSound(tab);
    await tab
      .poll(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth)
      .toBeGreaterThan(0);
    await tab.click('main a', 'Set a visit');
    const answer = 'main textarea[name=text]';
    await tab.value(answer).toContain(`Hello ${name},`);
    await tab.type(answer, 'Tuesday at ten.');
    await tab.value(answer).toContain('Tuesday at ten.');
    await tab.goto('/inbox');
    await tab.back();
    await tab.value(answer).toContain('Tuesday at ten.');
    await tab.click('main button', 'Send answer');
    await tab.text('main').toContain('Your answer is on its way.');
    await tab.value(answer).toBe('');
    const mail = await mails.waitFor(({ subject }) => subject === `Re: We got your message (${reference})`);
    expect(mail.text).toContain('Tuesday at ten.');
  });
});
