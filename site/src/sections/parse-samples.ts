/**
 * Reads Name.samples.yaml, which maps sample names to sections in an editor's format, validated by the schema of
 * their kind.
 */
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { fillFacts, type Facts } from '../entries/facts.ts';
import { schemas } from './schemas.ts';

export type Kind = keyof typeof schemas;

export interface Sample<K extends Kind = Kind> {
  name: string;
  section: z.output<(typeof schemas)[K]>;
}

/** Throws an error that names the sample and its field. */
export function parseSamples<K extends Kind>(kind: K, text: string, facts: Facts): Sample<K>[] {
  const samples = parse(text) as Record<string, unknown>;
  return Object.entries(samples).map(([name, content]) => {
    const where = `${kind}.samples.yaml: ${name}`;
    const { data, error } = schemas[kind].safeParse(content);
    if (error) throw new Error(`${where}\n${z.prettifyError(error)}`);
    return { name, section: fillFacts(data as z.output<(typeof schemas)[K]>, facts, where) };
  });
}
