/** The prices of the site, as forms for a phone. */
import { fillKnown } from '../../../contract/fill-in.ts';
import type { QuickForm, QuickPlace } from '../../../contract/quick-changes.ts';
import { isFields, valueAt, type Fields } from '../../../contract/values.ts';
import { findPagePath } from '../../../site/src/entries/content-folders.ts';
import { notFound, Refusal } from '../answers.ts';
import { setAt } from '../client/edit-value.ts';
import { toAddress } from '../client/to-address.ts';
import { toLabel } from '../labels.ts';
import type { NameEntry } from '../name-entry.ts';
import { throwNamed } from './throw-named.ts';
import { parseField, toText } from './quick-fields.ts';
import { isUnusedHome, listEntries, type QuickParts, type QuickReader } from './quick-parts.ts';

export const pricesFile = 'prices.yaml';

export function createQuickPrices(
  { store, readModels }: QuickParts,
  { readAll, readFacts, readNamer, toField }: QuickReader,
) {
  /** The names of the pages and entries whose texts have the price. */
  const listPlaces = (name: string, nameFile: NameEntry): string[] =>
    [...readAll()].flatMap(([file, value]) =>
      JSON.stringify(value).includes(`{${toFact(name)}}`) && !isUnusedHome(file, nameFile)
        ? [nameFile(file, value)]
        : [],
    );

  async function listPrices(): Promise<QuickPlace[]> {
    const [all, nameFile] = [readAll(), readNamer()];
    const facts = await readFacts(all);
    const amounts = all.get(pricesFile);
    const prices = isFields(amounts) && isFields(amounts['prices']) ? amounts['prices'] : {};
    const named = new Set<string>();
    const ofServices = listEntries(all, 'services').map(({ file, value }): QuickPlace => {
      const label = nameFile(file, value);
      const own = toText(value['price']);
      const names = Object.keys(prices).filter((one) => own.includes(`{${toFact(one)}}`));
      const filled = fillKnown(own, facts);
      const [name] = names;
      // The amounts of several prices are in the list of the others.
      if (name === undefined || names.length > 1) return { file, path: ['price'], label, text: filled };
      named.add(name);
      return { file: pricesFile, path: ['prices', name], label, text: filled };
    });
    const others = Object.keys(prices)
      .filter((name) => !named.has(name))
      .map((name): QuickPlace => {
        const filled = facts[toFact(name)] ?? '';
        return { file: pricesFile, path: ['prices', name], label: toLabel(name), text: filled };
      });
    return [...ofServices, ...others];
  }

  /** The fields of a new price, and the services that may show it. */
  async function openPrice(): Promise<QuickForm> {
    const { version } = store.open(pricesFile);
    const { prices } = (await readModels()).forms;
    const table = prices.type === 'group' && prices.fields.find(({ name }) => name === 'prices')?.node;
    const amounts = table && table.type === 'table' && table.value.type === 'group' ? table.value.fields : [];
    const services = listEntries(readAll(), 'services').filter(({ value }) => toText(value['price']) === '');
    const nameFile = readNamer();
    const options = services.map(({ file, value }) => ({ value: file, label: nameFile(file, value) }));
    return {
      file: '',
      path: [],
      title: 'New price',
      version,
      fields: [
        {
          name: 'name',
          label: 'Name',
          help: 'Such as “Small repair”.',
          value: '',
          kind: 'line',
          isOptional: false,
        },
        ...amounts.flatMap((field) => toField(field.name, field.node, undefined, field, {}) ?? []),
        {
          name: 'service',
          label: 'Show it on the card and page of',
          value: '',
          kind: 'choice',
          options,
          isOptional: true,
        },
      ],
    };
  }

  /** `address`: of the page that shows it. */
  async function savePrice({ version, typed }: Fields): Promise<{ address?: string }> {
    if (!isFields(typed)) throw notFound();
    const refuse = (message: string) =>
      new Refusal(422, 'Not saved: one field needs another look.', [{ path: ['name'], message }]);
    const name = toPriceName(toText(typed['name']));
    if (name === '') throw refuse('Name it in letters, such as “Small repair”.');
    const { value } = store.open(pricesFile);
    if (valueAt(value, ['prices', name]) !== undefined) throw refuse('There is a price with this name.');
    const { fields } = await openPrice();
    const amounts = fields.filter((field) => !['name', 'service'].includes(field.name));
    const price = Object.fromEntries(
      amounts.map((field) => [field.name, parseField(field, toText(typed[field.name]))]),
    );
    const named = amounts.map((field) => ({ field, at: ['prices', name, field.name] }));
    await store
      .save(pricesFile, setAt(value, ['prices', name], price), toText(version))
      .catch((error: unknown) => throwNamed(error, named));
    const service = toText(typed['service']);
    if (!service.startsWith('services/')) return {};
    const opened = store.open(service);
    await store.save(service, setAt(opened.value, ['price'], `{${toFact(name)}}`), opened.version);
    return { address: findPagePath(service) ?? '/' };
  }

  return { listPlaces, listPrices, openPrice, savePrice };
}

export const toFact = (name: string) => `price${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** "Small repair" → "smallRepair", as prices.ts names a price. */
const toPriceName = (typed: string): string =>
  toAddress(typed)
    .replace(/[^a-z-]/g, '')
    .replace(/-+([a-z]?)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
