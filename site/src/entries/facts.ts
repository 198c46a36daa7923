/** Content writes `{phone}` instead of the number: content/company.yaml is the only file that has it. */
import { place } from '../../../contract/fill-in.ts';
import { mapTexts, type Path } from '../../../contract/values.ts';

export type Facts = Readonly<Record<string, string>>;

/** Replaces `{name}` in every text of `data`. An unknown name throws an error that includes `where`. */
export const fillFacts = <Data>(data: Data, facts: Facts, where: string): Data =>
  mapTexts(data, (text, path) =>
    text.replaceAll(place, (_, name: string) => {
      const fact = facts[name];
      if (fact === undefined)
        throw new Error(
          `${where}${showPath(path)}: there is no fact "{${name}}"; choose from ${Object.keys(facts).join(', ')}`,
        );
      return fact;
    }),
  );

const showPath = (path: Path): string =>
  path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
