/** Every sample of every section, from the YAML files in their folders. */
import { loadCompany } from '../collections/load-company.ts';
import { listFacts } from '../../../contract/company.ts';
import { directionNames } from '../fields/direction-name.ts';
import { resolve } from '../routes/resolve.ts';
import { frameUnlisted, type Page } from '../sections/page-schema.ts';
import type { Resolved } from '../fields/references.ts';
import { parseSamples, type Kind, type Sample } from '../sections/parse-samples.ts';
import { schemas } from '../sections/schemas.ts';

const files = import.meta.glob<string>('../sections/*/*.samples.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface SampleSet {
  kind: Kind;
  samples: Sample[];
}

export function readSamples(): SampleSet[] {
  const facts = listFacts(loadCompany());
  return (Object.keys(schemas) as Kind[]).map((kind) => {
    const text = files[`../sections/${kind}/${kind}.samples.yaml`];
    if (text === undefined) throw new Error(`site/src/sections/${kind}/${kind}.samples.yaml is missing`);
    return { kind, samples: parseSamples(kind, text, facts) };
  });
}

export interface ResolvedSet extends SampleSet {
  /** The rendered content, in the order of the samples. */
  sections: Resolved<Page['sections']>;
}

export const resolveSamples = async ({ kind, samples }: SampleSet): Promise<ResolvedSet> => ({
  kind,
  samples,
  sections: await resolve(
    samples.map(({ section }) => section),
    `site/src/sections/${kind}/${kind}.samples.yaml`,
  ),
});

/** The frame for samples, which search engines never list. */
export const framePage = (title: string) =>
  frameUnlisted(
    title,
    'Samples of the sections that pages are made of, for those who build and test this site.',
  );

/** `directions` is 1 for the samples in every direction, or the names of some, separated by commas. */
export function listSampleAddresses(directions: string): string[] {
  const wanted = directions.split(',');
  return [
    '/samples',
    ...readSamples().flatMap(({ kind, samples }) => [
      `/samples/${kind}`,
      ...samples.map(({ name }) => `/samples/${kind}/${name}`),
    ]),
    ...directionNames
      .filter((name) => wanted.includes('1') || wanted.includes(name))
      .map((name) => `/samples/all/${name}`),
  ];
}
