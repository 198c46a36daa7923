import type { Path } from '../../../contract/values.ts';
import { fieldId, keyOf } from './edit-value.ts';
import { useEditing } from './editing.ts';

/** The error message of a field; without a path, that of the whole file. */
export function Fault({ path }: { path: Path }) {
  const fault = useEditing().state.faults.get(keyOf(path));
  if (!fault) return null;
  return (
    <p className="fault" id={`${fieldId(path)}-fault`}>
      {fault}
    </p>
  );
}
