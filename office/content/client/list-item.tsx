import { fillKnown } from '../../../contract/fill-in.ts';
import { isFields, valueAt } from '../../../contract/values.ts';
import { pickNode, type FormNode } from '../form-node.ts';
import { ActButton } from './act-button.tsx';
import { fieldId, keyOf } from './edit-value.ts';
import { useEditing } from './editing.ts';
import { Fault } from './fault.tsx';
import { ItemTools, type ItemChanges } from './item-tools.tsx';
import { describeItem } from './describe-item.ts';
import { SimpleControl } from './simple-control.tsx';
import { base } from './api.ts';

interface ItemProps extends ItemChanges {
  node: FormNode;
  /** Name of the list. */
  name: string;
  one: string;
}

/** One item, with the buttons that move, copy and remove it. */
export function Item(props: ItemProps) {
  const { node, path, name, one, index } = props;
  const { value: whole, renderField } = useEditing();
  const value = valueAt(whole, path);
  const own = pickNode(node, value);
  const label = `${one.charAt(0).toUpperCase()}${one.slice(1)} ${index + 1}`;
  if (own.type === 'group' && node.type !== 'either') return <FoldedItem {...props} label={label} />;
  const isSimple =
    node.type !== 'either' && own.type !== 'group' && own.type !== 'list' && own.type !== 'table';
  return (
    <li className="row">
      <div className="row-field">
        {isSimple ? (
          <>
            <SimpleControl name={name} node={own} path={path} label={label} />
            <Fault path={path} />
          </>
        ) : (
          renderField({ name, label, node, path })
        )}
      </div>
      <ItemTools {...props} label={label} />
    </li>
  );
}

function FoldedItem(props: ItemProps & { label: string }) {
  const { node, path, label } = props;
  const { site, file, state, value: whole, isOpen, setOpen, setDialog, enter, renderFields } = useEditing();
  const value = valueAt(whole, path);
  const own = pickNode(node, value);
  const open = isOpen(path);
  const summary = fillKnown(describeItem(value, own), site.facts);
  const key = keyOf(path);
  const kind =
    isFields(value) && node.type === 'variants'
      ? node.options.find(({ name }) => name === value[node.key])?.label
      : undefined;
  const hasFault = [...state.faults.keys()].some((one) => one === key || one.startsWith(`${key}.`));
  const picture =
    file.type === 'pictures'
      ? site.pictures.find((one) => isFields(value) && one.file === value['file'])
      : undefined;
  return (
    <li className="item" data-open={open || undefined}>
      <div className="item-head">
        <button
          type="button"
          className="item-name"
          id={fieldId(path)}
          aria-expanded={open}
          onFocus={() => enter(path)}
          onClick={() => setOpen(path, !open)}
        >
          {picture && <img src={`${base}/picture/${picture.name}`} alt="" loading="lazy" />}
          <strong>{kind ?? label}</strong> <span>{summary}</span>
          {hasFault && <em className="fault"> needs another look</em>}
        </button>
        <ItemTools {...props} label={`${kind ?? label}: ${summary.slice(0, 40)}`} />
      </div>
      {open && own.type === 'group' && (
        <div className="item-fields">
          {picture && (
            <ActButton
              label="Where it is used …"
              onClick={() =>
                setDialog({ name: 'uses', target: `picture:${picture.name}`, title: picture.title })
              }
            />
          )}
          {renderFields(own, path)}
        </div>
      )}
    </li>
  );
}
