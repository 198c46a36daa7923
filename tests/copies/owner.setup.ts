/**
 * Builds an owner's copy of the project: a new home page from one content file, a new direction, many projects and
 * articles, and a company with a very long name, phone number, e-mail address and menu. Its lead server is at another
 * origin.
 */
import { cpSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../tools/lib/list-files.ts';
import { multiplyContent } from '../../tools/lib/multiply-content.ts';
import { buildTimeoutMs, makeOwnerCopy, type ProjectCopy } from '../support/copy-project.ts';
import { leadOrigin, longCompany, manyEntries } from '../support/owner-copy.ts';
import { bringPictures } from '../support/secret-pictures.ts';
import { expect, test } from '../support/test.ts';

/** Adds a sixteenth direction as in docs/directions.md: a copied folder with another palette and one changed knob. */
function addDirection(copy: ProjectCopy): void {
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

test('builds the site with a new home page, a new direction, and many projects and articles', async () => {
  test.setTimeout(buildTimeoutMs);
  const copy = makeOwnerCopy();
  cpSync(path.join(import.meta.dirname, 'index-16.yaml'), path.join(copy.content, 'homes/index-16.yaml'));
  addDirection(copy);
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
  const program = await copy.buildProgram({ NODE_ENV: 'development' });
  expect(program.code, program.output).toBe(0);
  const { code, output } = await copy.build({ LEAD_SERVER: leadOrigin, NODE_ENV: 'development' });
  expect(code, output).toBe(0);
  // React's production build is half as large as its development build.
  const largest = Math.max(
    ...listFiles(path.join(copy.dist, '_a'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => statSync(path.join(copy.dist, '_a', file)).size),
  );
  expect(largest).toBeLessThan(300_000);
});
