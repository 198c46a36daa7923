/**
 * An owner's copy of the project: a home page by one content file, a direction, many projects and articles, and a company
 * whose name, phone, e-mail address and menu are as long as they get. It is built for a lead server at another origin.
 */
import { cpSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../tools/lib/list-files.ts';
import { multiplyContent } from '../../tools/lib/multiply-content.ts';
import { buildTimeoutMs, makeShared, type ProjectCopy } from '../support/copy-project.ts';
import { leadOrigin, longCompany, manyEntries } from '../support/owner-copy.ts';
import { bringPictures } from '../support/secret-pictures.ts';
import { expect, test } from '../support/test.ts';

const added = readFileSync(path.join(import.meta.dirname, 'index-16.yaml'), 'utf8');
const variant = 'content/homes/index-16.yaml';

let copy: ProjectCopy;

// One copy for both tests, one after the other.
test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });

test.beforeAll(() => {
  copy = makeShared('owner');
});

/** A sixteenth direction, as docs/directions.md makes one: a copied folder, its palette and a knob changed. */
function addDirection(): void {
  const folder = path.join(copy.folder, 'site/src/directions');
  cpSync(path.join(folder, 'bench'), path.join(folder, 'porch'), { recursive: true });
  const change = (file: string, from: RegExp, to: string) => {
    const text = copy.read(`site/src/directions/porch/${file}`);
    expect(text).toMatch(from);
    copy.write(`site/src/directions/porch/${file}`, text.replace(from, to));
  };
  change('direction.yaml', /accent: '#\w+'/, "accent: '#2f7a4c'");
  change('direction.yaml', /onAccent: '#\w+'/, "onAccent: '#ffffff'");
  change('direction.css', /--radius: 3px/, '--radius: 11px');
}

test('a new home page that does not fit stops the build and says what is wrong in which field', async () => {
  copy.write(
    variant,
    added.replace('direction: porch', 'direction: purple').replace('look: numbered', 'look: round'),
  );
  const { code, output } = await copy.build();
  expect(code).not.toBe(0);
  expect(output).toContain('index-16');
  expect(output).toMatch(/there is no look "purple"; the looks are bench, /);
  expect(output).toMatch(/sections\.2\.look/);
});

test('the site is built with a new home page that fits, a new direction and many projects and articles', async () => {
  copy.write(variant, added);
  addDirection();
  const company = copy
    .read('content/company.yaml')
    .replace(/^home: .*$/m, 'home: index-16')
    .replace(/^direction: .*$/m, 'direction: porch')
    .replace(/^name: .*$/m, `name: ${longCompany.name}`)
    .replace(/^ {2}shown: \(843\) 555-0142$/m, `  shown: ${longCompany.phone}`)
    .replace(/^email: .*$/m, `email: ${longCompany.email}`);
  copy.write('content/company.yaml', company);
  const menus = copy.read('content/navigation.yaml');
  const sixth = 'header:\n  - {label: Our Projects, path: /projects-style-01}';
  copy.write('content/navigation.yaml', menus.replace('header:', sixth));
  for (const list of ['projects', 'posts'])
    multiplyContent(path.join(copy.content, list), 'copied', manyEntries);
  await bringPictures(copy.content);
  const { code, output } = await copy.build({ LEAD_SERVER: leadOrigin, NODE_ENV: 'development' });
  expect(code, output).toBe(0);
  // React for visitors is half as large as React for developers.
  const largest = Math.max(
    ...listFiles(path.join(copy.dist, '_a'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => statSync(path.join(copy.dist, '_a', file)).size),
  );
  expect(largest).toBeLessThan(300_000);
});
