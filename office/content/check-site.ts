/**
 * Runs the build's content check before a save, on the content as the save would leave it. It imports modules of the
 * site, so like models.ts it needs Astro's development server or a unit test.
 */
import type { z } from 'zod';
import { showCompany } from '../../site/src/collections/load-company.ts';
import { folderNames, splitContentFile } from '../../site/src/entries/content-folders.ts';
import { checkContent } from '../../site/src/routes/check-content.ts';
import type { Fault } from '../../site/src/routes/fault.ts';
import { fillContent, listPictureFiles, type SiteContent } from '../../site/src/routes/site-content.ts';
import { requiredFiles, type FileType } from '../../site/src/entries/content-singles.ts';
import { findType } from './content-files.ts';
import { pictureName, type CatalogueEntry } from './known-names.ts';

/** Content file → its parsed YAML. */
export type Values = ReadonlyMap<string, unknown>;

const required = { ...requiredFiles, pictures: 'pictures/catalogue.yaml' } as const;

export function createSiteCheck(schemas: Readonly<Record<FileType, z.ZodType>>, folder: string) {
  // Most files do not change between two checks, and parsing them with their schemas is the slow part.
  const known = new WeakMap<object, unknown>();
  function read(file: string, value: unknown): unknown {
    const type = findType(file);
    if (!type || typeof value !== 'object' || value === null) return undefined;
    if (!known.has(value)) known.set(value, schemas[type].safeParse(value).data);
    return known.get(value);
  }

  /** Returns nothing while a file that all pages need is invalid. Skips other invalid files. */
  function readContent(values: Values): SiteContent | undefined {
    const single = Object.fromEntries(
      Object.entries(required).map(([key, file]) => [key, read(file, values.get(file))]),
    ) as Pick<SiteContent, keyof typeof required>;
    if (Object.values(single).includes(undefined as never)) return undefined;
    const catalogue = single.pictures as unknown as CatalogueEntry[];
    const pictures = catalogue.map((entry) => ({ id: pictureName(entry.file), data: entry }));
    const entries = folderNames.map((folder) => {
      const own = [...values].flatMap(([file, value]) => {
        const { folder: its, name: id } = splitContentFile(file) ?? {};
        const data = its === folder ? read(file, value) : undefined;
        return data === undefined ? [] : [{ id, data }];
      });
      return [folder, own] as const;
    });
    return {
      ...single,
      ...Object.fromEntries(entries),
      company: showCompany(single.company),
      pictures,
      ...listPictureFiles(folder),
    } as unknown as SiteContent;
  }

  return (values: Values): Fault[] => {
    const content = readContent(values);
    return content ? checkContent(fillContent(content)) : [];
  };
}
