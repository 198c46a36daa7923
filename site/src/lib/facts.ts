/** Content says `{phone}` instead of the number, so that the number is said once, in content/company.yaml. */
import type { Company } from '../collections/company.ts';

export type Facts = Record<string, string>;

/** What content may say in braces. */
export function listFacts(company: Company): Facts {
  return {
    company: company.name,
    phone: company.phone.shown,
    email: company.email,
    town: company.town,
    state: company.state,
    years: String(company.yearsOfExperience),
  };
}

/** Replaces `{name}` in every string of `data`. An unknown name throws an error that says `where` it stands. */
export function fillFacts<T>(data: T, facts: Facts, where: string): T {
  return fillValue(data, facts, where) as T;
}

function fillValue(value: unknown, facts: Facts, where: string): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const fact = facts[name];
      if (fact === undefined) {
        throw new Error(`${where}: there is no fact "{${name}}"; known are ${Object.keys(facts).join(', ')}`);
      }
      return fact;
    });
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => fillValue(item, facts, `${where}[${String(index)}]`));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillValue(item, facts, `${where}.${key}`)]),
    );
  }
  return value;
}
