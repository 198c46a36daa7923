/** Content writes `{phone}` instead of the number, so that the number is written once, in content/company.yaml. */

export type Facts = Readonly<Record<string, string>>;

/** Replaces `{name}` in every string of `data`. An unknown name throws an error that says `where` it is. */
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
