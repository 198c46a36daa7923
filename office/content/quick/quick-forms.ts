/** The forms that work on a phone without scripts: a price, hours, a sentence, photos of a project. */
import type { QuickForm } from '../../../contract/quick-changes.ts';
import { isFields, valueAt, type Fields, type Path } from '../../../contract/values.ts';
import { findPagePath } from '../../../site/src/entries/content-folders.ts';
import { notFound } from '../answers.ts';
import { setAt } from '../client/edit-value.ts';
import { findType } from '../content-files.ts';
import { companyFile, firstFields, followTrade, saveLogo } from '../first-steps.ts';
import { findNode } from '../form-node.ts';
import { toLabel } from '../labels.ts';
import { throwNamed } from './throw-named.ts';
import { areLines, isLine, parseField, toText } from './quick-fields.ts';
import { createQuickReader, type QuickParts } from './quick-parts.ts';
import { createQuickPhotos } from './quick-photos.ts';
import { createQuickPrices, pricesFile, toFact } from './quick-prices.ts';
import { createQuickSearch } from './quick-search.ts';

export function createQuickForms(parts: QuickParts) {
  const { content, store, readModels, root } = parts;
  const reader = createQuickReader(parts);
  const { readFacts, readNamer, toField } = reader;
  const { listPlaces, ...prices } = createQuickPrices(parts, reader);

  /** Each field with its own path. Without names, a form has all fields of a group, or all lines of a text. */
  async function openFields(file: string, path: Path, names?: readonly string[]) {
    const type = findType(file);
    if (!type) throw notFound();
    const opened = store.open(file);
    const form = (await readModels()).forms[type];
    const found = findNode(form, opened.value, path);
    if (!found) throw notFound();
    const listNames = ({ node }: typeof found) =>
      node.type === 'group' ? node.fields.map(({ name }) => name) : [];
    const isWhole = found.node.type === 'group' && found.field?.typed === undefined;
    const parent = path.slice(0, -1);
    const last = String(path.at(-1));
    const lines = isLine(last)
      ? listNames(findNode(form, opened.value, parent) ?? found).filter((name) => areLines(name, last))
      : [];
    const paths: [string, Path][] = isWhole
      ? (names ?? listNames(found)).map((name) => [name, [...path, ...name.split('.')]])
      : lines.length > 0
        ? lines.map((name) => [name, [...parent, name]])
        : [[last, path]];
    const facts = await readFacts();
    const fields = paths.flatMap(([name, at]) => {
      const inner = findNode(form, opened.value, at);
      const field =
        inner && !inner.field?.isHidden
          ? toField(name, inner.node, valueAt(opened.value, at), inner.field, facts)
          : undefined;
      return field ? [{ field, at }] : [];
    });
    if (fields.length === 0) throw notFound();
    const part = file === companyFile ? findNode(form, opened.value, path.slice(0, 1)) : undefined;
    return { ...opened, part: part?.node.type === 'group' ? part.field?.label : undefined, fields };
  }

  async function open(file: string, path: Path, names?: readonly string[]): Promise<QuickForm> {
    const { value, version, part, fields } = await openFields(file, path, names);
    const [address, nameFile] = [findPagePath(file), readNamer()];
    const name = file === pricesFile ? path[1] : undefined;
    return {
      file,
      path,
      title: part ?? (name === undefined ? nameFile(file, value) : toLabel(String(name))),
      version,
      ...(name !== undefined && {
        price: { fact: `{${toFact(String(name))}}`, places: listPlaces(String(name), nameFile) },
      }),
      ...(address && { address }),
      fields: fields.map(({ field }) => field),
    };
  }

  /** `typed`: text by name of field. Issues have the name of the field as their path. */
  async function save(
    { file, path, version, typed }: Fields,
    names?: readonly string[],
  ): Promise<{ before?: string }> {
    if (typeof file !== 'string' || !Array.isArray(path) || !isFields(typed)) throw notFound();
    const { value: before, fields } = await openFields(file, path as Path, names);
    let value = before;
    for (const { field, at } of fields) {
      const own = typed[field.name];
      // An unchanged text may have parts that it does not show.
      if (own === undefined || toText(own).replace(/\r\n/g, '\n').trim() === field.value) continue;
      value = setAt(value, at, parseField(field, toText(own)));
    }
    const saved = await store
      .save(file, dropOldHours(file, before, value), toText(version))
      .catch((error: unknown) => throwNamed(error, fields));
    if (file === companyFile) await followTrade(store, root, before);
    return saved.before === undefined ? {} : { before: saved.before };
  }

  const openFirst = () => open(companyFile, [], firstFields);
  const saveFirst = (given: Fields) => save({ ...given, file: companyFile, path: [] }, firstFields);

  return {
    ...prices,
    ...createQuickPhotos(parts, reader),
    search: createQuickSearch(parts, reader),
    open,
    save,
    openFirst,
    saveFirst,
    saveLogo: (form: FormData) => saveLogo(content, store, form),
  };
}

/** Words of the owner's own describe the hours before. */
function dropOldHours(file: string, before: unknown, value: unknown): unknown {
  const office: Path = ['hours', 'office'];
  if (file !== companyFile || valueAt(value, office) === valueAt(before, office)) return value;
  return setAt(setAt(value, ['hours', 'header'], undefined), ['hours', 'footer'], undefined);
}
