/** A visitor adds a photograph, and a person of the company signs in, opens the request and answers it. */
import { writeFile } from 'node:fs/promises';
import { makePhoto } from '../../server/testing/sample-files.ts';
import { sendRequest } from '../support/post-request.ts';
import { atBothWidths, expect, expectSound, test } from './engine-test.ts';
import { signIn } from './visit-inbox.ts';

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
    const { reference, page } = await sendRequest(front.url, {
      name,
      email,
      phoneNumber: '(843) 555-0177',
      address: '12 Oak Street',
      service: '',
    });
    const photo = info.outputPath('porch.jpg');
    await writeFile(photo, await makePhoto(1, 900, 600));
    await tab.goto(page);
    await expectSound(tab);
    await tab.chooseFile('input[type=file]', photo);
    await tab.text('main').toContain('Added');

    await signIn(tab, mails);
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
