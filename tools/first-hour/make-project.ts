/** Makes a project with a photograph in the editor, as a person does with a mouse. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Job } from './example.ts';

/** Called at the two dialogs, with their names. */
type Show = (name: string) => Promise<void>;

async function uploadPicture(page: Page, job: Job, photographs: string, show: Show): Promise<void> {
  await page.getByRole('button', { name: 'Picture on cards', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Add pictures of your own').click();
  await dialog.getByLabel(/choose files/).setInputFiles(path.join(photographs, job.file));
  await dialog.getByLabel('Title').fill(job.title);
  await dialog.getByLabel(/^What the picture shows/).fill(job.alt);
  await show('photograph');
  await dialog.getByRole('button', { name: 'Add the picture' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Large picture on its page', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search the pictures' }).fill(job.title);
  await page.getByRole('dialog').locator('.pictures button').first().click();
}

async function keepEntries(page: Page, list: string, one: string, words: readonly string[]): Promise<void> {
  const absent = page.getByRole('button', { name: `+ ${list}`, exact: true });
  if ((await absent.count()) > 0) await absent.click();
  const entries = page.getByRole('region', { name: list, exact: true });
  for (const [index, text] of words.entries()) {
    if (index > 0) await entries.getByRole('button', { name: `+ Add ${one}` }).click();
    await entries.getByRole('textbox', { name: `${one} ${index + 1}`, exact: true }).fill(text);
  }
}

/** `photographs` is the folder of the job's photograph. */
export async function makeProject(
  page: Page,
  job: Job,
  photographs: string,
  show: Show = () => Promise.resolve(),
): Promise<void> {
  const folder = page
    .locator('nav details')
    .filter({ has: page.getByRole('heading', { name: 'Projects', exact: true }) });
  if ((await folder.getAttribute('open')) === null) await folder.locator('summary').click();
  await page.getByRole('button', { name: '+ New project' }).click();
  await page.getByLabel('What is it called?').fill(job.title);
  await show('new-project');
  await page.getByRole('button', { name: 'Make the project' }).click();
  await page.getByRole('heading', { level: 1, name: job.title }).waitFor();
  await page.getByRole('checkbox', { name: 'Still a sample' }).uncheck();
  const fields = { Place: job.place, Work: job.scope, Client: job.client, Description: job.description };
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(new RegExp(String.raw`^${label}(?: optional)?$`)).fill(text);
  await page.getByLabel('Year', { exact: true }).fill(String(job.year));
  await page.getByLabel('Tag 1', { exact: true }).selectOption({ label: job.tag });
  await keepEntries(page, 'Text', 'Paragraph', job.text);
  await keepEntries(page, 'Outcome', 'Line', job.outcome);
  await uploadPicture(page, job, photographs, show);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('banner').getByRole('status').filter({ hasText: 'Saved' }).waitFor();
}
