/** The form of a whole file. */
import { formatDate } from '../../../contract/language.ts';
import type { Path } from '../../../contract/values.ts';
import { pickNode, type FormNode } from '../form-node.ts';
import type { EditableFile, SiteOverview } from '../site-overview.ts';
import { ActButton } from './act-button.tsx';
import { valueAt } from './edit-value.ts';
import { useEditing } from './editing.ts';
import { Fields } from './field.tsx';
import { ListField } from './list-field.tsx';
import { addressesId } from './simple-control.tsx';
import { TableField } from './table-field.tsx';
import { formId } from './use-open-fields.ts';
import { usePresence } from './use-presence.ts';
import { PageOptions } from './page-options.tsx';

interface Props {
  /** The file has changed outside this tab. */
  isBehind: boolean;
  /** Another file is about to replace this one. */
  isOpening: boolean;
  onTakeOver: () => void;
}

export function FileForm({ isBehind, isOpening, onTakeOver }: Props) {
  const { site, file, faults } = useEditing();
  const others = usePresence(file.file);
  return (
    <main className="form" id={formId} aria-labelledby="file-title" inert={isOpening}>
      {isBehind && (
        <p className="notice">
          Somebody else changed this meanwhile. <ActButton label="Show their version" onClick={onTakeOver} />{' '}
          Undo brings yours back.
        </p>
      )}
      {others.map(({ name, sinceMs }) => (
        <p key={`${name} ${sinceMs}`} className="notice" role="status">
          {name} has had this open since {formatDate(sinceMs, { timeStyle: 'short' })}.
        </p>
      ))}
      {faults.has('') && <p className="fault">{faults.get('')}</p>}
      <WholeForm key={file.file} />
      <datalist id={addressesId}>
        <PageOptions files={site.files} />
      </datalist>
    </main>
  );
}

function WholeForm() {
  const { site, file, value } = useEditing();
  const node = pickNode(site.forms[file.type], value);
  if (node.type === 'group') return <Fields node={node} path={[]} />;
  if (node.type === 'list') return <ListField node={node} path={[]} name="" label={file.label} />;
  if (node.type === 'table') return <TableField node={node} path={[]} />;
  return null;
}

/** The form node at a path of the file. */
export function pickAt(site: SiteOverview, file: EditableFile, value: unknown, path: Path): FormNode {
  let node = pickNode(site.forms[file.type], value);
  path.forEach((key, index) => {
    const inner =
      node.type === 'list'
        ? node.item
        : node.type === 'group'
          ? node.fields.find(({ name }) => name === key)?.node
          : undefined;
    if (inner) node = pickNode(inner, valueAt(value, path.slice(0, index + 1)));
  });
  return node;
}
