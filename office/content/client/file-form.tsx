/** The form of a whole file. */
import { formatDate } from '../../../contract/language.ts';
import { pickNode } from '../form-node.ts';
import { ActButton } from './act-button.tsx';
import { useEditing } from './editing.ts';
import { Fault } from './fault.tsx';
import { Fields } from './field.tsx';
import { ListField } from './list-field.tsx';
import { addressesId } from './simple-control.tsx';
import { TableField } from './table-field.tsx';
import { formId } from './use-open-fields.ts';
import { usePresence } from './use-presence.ts';
import { PageOptions } from './page-options.tsx';

export function FileForm() {
  const { site, file, state, isOpening, takeOver } = useEditing();
  const others = usePresence(file.file);
  return (
    <main className="form" id={formId} aria-labelledby="file-title" inert={isOpening}>
      {state.isBehind && (
        <p className="notice">
          Somebody else changed this meanwhile.{' '}
          <ActButton label="Show their version" onClick={() => void takeOver()} /> Undo brings yours back.
        </p>
      )}
      {others.map(({ name, sinceMs }) => (
        <p key={`${name} ${sinceMs}`} className="notice" role="status">
          {name} has had this open since {formatDate(sinceMs, { timeStyle: 'short' })}.
        </p>
      ))}
      <Fault path={[]} />
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
