/** Sends photos to the page of a project, from the screens that offer it. */
import type { AddedPhotos } from '../../contract/quick-changes.ts';
import { orThrow, type ContentCalls } from './call-content.ts';
import type { Visit } from './guard.ts';

/** A form with files. Without a type, it is that of the request. */
interface PhotoForm {
  body: Uint8Array;
  type?: string;
}

/** `photos` are missing if all of them were refused. With problems, the reply has the status of an error. */
export async function addPhotos(
  calls: ContentCalls,
  visit: Visit,
  form: PhotoForm,
): Promise<{ photos?: AddedPhotos; problems: string[] }> {
  const added = await calls.post<AddedPhotos>(visit, 'quick-photos', form);
  if (added.refused) {
    visit.reply.code(added.status);
    const { message, issues = [] } = added.refused;
    return { problems: issues.length > 0 ? issues.map((issue) => issue.message) : [message] };
  }
  const photos = orThrow(added);
  if (photos.refused.length > 0) visit.reply.code(422);
  return { photos, problems: photos.refused.map(({ name, message }) => `${name}: ${message}`) };
}

/** “Site” then states what is added. */
export function showAdded(visit: Visit, { file, address, names }: AddedPhotos) {
  const query = { saved: address, added: String(names.length), project: file };
  return visit.goTo(`/site?${new URLSearchParams(query).toString()}`);
}
