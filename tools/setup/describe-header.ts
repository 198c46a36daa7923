/** Warns before the write if the header's words leave no room for its menu. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { companySchema } from '../../contract/company.ts';
import { fitHeader, type HeaderMenus } from '../../site/src/lib/fit-header.ts';
import type { Change } from './draft.ts';

const places = {
  wide: 'on tablets and small laptops, the menu is behind a button',
  always: 'the menu is behind a button, even on wide screens',
};

/** `content` is the folder of the unchanged files. Returns nothing if everything fits. */
export function describeHeader(changes: readonly Change[], content: string): string | undefined {
  const read = (file: string): unknown =>
    parse(
      String(changes.find((change) => change.file === file)?.after ?? readFileSync(path.join(content, file))),
    );
  const company = companySchema.parse(read('company.yaml'));
  const { fold } = fitHeader(company, read('navigation.yaml') as HeaderMenus, 'page', 'bar');
  return (
    fold &&
    `“${company.name}” is too long for one line with the menu: ${places[fold]}. A shorter name brings it back.`
  );
}
