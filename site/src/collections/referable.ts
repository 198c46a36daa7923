/** The collections whose files sections may name, and the loader for such references. */
import type { ClipData, Load, PictureData, PictureReference, Reference } from '../fields/references.ts';
import { partner } from './partners.ts';
import { post } from './posts.ts';
import { product } from './products.ts';
import { project } from './projects.ts';
import { service } from './services.ts';
import { member } from './team.ts';

const referable = [member, partner, post, product, project, service];

export interface Sources {
  /** A content file after validation; `undefined` if it does not exist. */
  readEntry: (collection: (typeof referable)[number], name: string) => unknown;
  loadPicture: (reference: PictureReference) => Promise<PictureData>;
  loadClip: (reference: Reference<ClipData>) => Promise<ClipData>;
}

export function createLoad({ readEntry, loadPicture, loadClip }: Sources): Load {
  return async (reference) => {
    const { $ref, name } = reference;
    if ($ref === 'picture') return loadPicture(reference as PictureReference);
    if ($ref === 'clip') return loadClip(reference as Reference<ClipData>);
    const collection = referable.find(({ folder }) => folder === $ref);
    if (!collection) throw new Error(`collections/referable.ts does not list the folder "${$ref}"`);
    const entry = readEntry(collection, name);
    if (entry === undefined) throw new Error(`there is no content/${$ref}/${name}.yaml`);
    // referTo() uses one type for the file's data and the teaser's parameter.
    return (collection.toTeaser as (entry: unknown, name: string) => unknown)(entry, name);
  };
}
