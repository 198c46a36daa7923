import type { QuickField } from '../../../contract/quick-changes.ts';
import type { Path } from '../../../contract/values.ts';
import { Refusal } from '../answers.ts';

/** Throws the error. The issues of a refusal then have the name of a field as their path, or none for the whole form. */
export function throwNamed(error: unknown, fields: readonly { field: QuickField; at: Path }[]): never {
  if (!(error instanceof Refusal)) throw error;
  const find = (path: Path) =>
    fields.length === 1
      ? fields[0]
      : fields.find(({ at }) => `${path.join('.')}.`.startsWith(`${at.join('.')}.`));
  const issues = error.issues.map(({ path, message }) => {
    const named = find(path);
    return { path: named ? [named.field.name] : [], message };
  });
  throw new Refusal(error.status, error.message, issues);
}
