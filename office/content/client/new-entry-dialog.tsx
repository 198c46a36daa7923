/** Makes a new page, service, project, article or person, from the company's facts or as a copy of another one. */
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { fillKnown } from '../../../contract/fill-in.ts';
import { isFields } from '../../../contract/values.ts';
import type { Start } from '../site-overview.ts';
import { base, ask, CallError, send } from './api.ts';
import { Dialog } from './dialog.tsx';
import { useEditing } from './editing.ts';
import { toAddress } from './to-address.ts';

/** Sets the new title, the last position in its list, and today's date. */
function rename(value: unknown, title: string, order: number): unknown {
  if (!isFields(value)) return value;
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const own: Record<string, unknown> = {
    ...('name' in value ? { name: title } : { title }),
    ...('order' in value && { order }),
    ...('date' in value && { date: today }),
  };
  return Object.fromEntries(Object.entries(value).map(([key, old]) => [key, key in own ? own[key] : old]));
}

export function NewEntryDialog({ folder }: { folder: string }) {
  const { site, refresh, openFile } = useEditing();
  const { one = 'file', address = '' } = site.folders[folder] ?? {};
  const models = site.files.filter(({ group }) => group === folder);
  const starts = site.starts[folder] ?? [];
  const [title, setTitle] = useState('');
  const [written, setWritten] = useState<string>();
  const [model, setModel] = useState('');
  const [fault, setFault] = useState('');
  const name = written ?? toAddress(title);

  const toOption = ({ id, label }: Start) => (
    <option key={id} value={id}>
      {fillKnown(label, site.facts)}
    </option>
  );

  async function make(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (title.trim() === '' || name === '') return setFault('Give it a name first.');
    try {
      const { value } = models.some(({ file }) => file === model)
        ? await ask<{ value: unknown }>('file', { file: model })
        : await ask<{ value: unknown }>('start', { folder, id: model, title: title.trim() });
      const file = `${folder}/${name}.yaml`;
      await send('file', { file, value: rename(value, title.trim(), models.length + 1), version: null });
      await refresh();
      await openFile(file);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFault([error.message, ...error.issues.map(({ message }) => message)].join(' '));
    }
  }

  return (
    <Dialog title={`New ${one}`}>
      <form onSubmit={(event) => void make(event)} noValidate>
        <div className="field">
          <label htmlFor="new-title">What is it called?</label>
          <input id="new-title" value={title} onChange={({ target }) => setTitle(target.value)} />
        </div>
        {address && (
          <div className="field">
            <label htmlFor="new-name">Its address</label>
            <span className="prefixed">
              {address}
              <input
                id="new-name"
                value={name}
                aria-describedby="new-name-help"
                onChange={({ target }) => setWritten(toAddress(target.value, true))}
              />
            </span>
            <p className="help" id="new-name-help">
              Small letters, digits and hyphens. It does not change with the title.
            </p>
          </div>
        )}
        <div className="field">
          <label htmlFor="new-model">Begin with</label>
          <select id="new-model" value={model} onChange={({ target }) => setModel(target.value)}>
            {starts.filter((start) => !isLook(start)).map(toOption)}
            <Options label="The looks of the demonstration" options={starts.filter(isLook).map(toOption)} />
            <Options
              label={`A copy of your own ${one}`}
              options={models.map(({ file, label }) => toOption({ id: file, label }))}
            />
          </select>
          <StartHelp start={starts.find(({ id }) => id === model)} />
        </div>
        <p className="fault" role="alert">
          {fault}
        </p>
        <button type="submit" className="go">
          Make the {one}
        </button>
      </form>
    </Dialog>
  );
}

const isLook = ({ id }: Start): boolean => id.startsWith('showcase/');

function Options({ label, options }: { label: string; options: ReactNode[] }) {
  return options.length > 0 ? <optgroup label={label}>{options}</optgroup> : null;
}

/** Describes a start that comes with the program. */
function StartHelp({ start }: { start: Start | undefined }) {
  if (!start?.id) return null;
  return (
    <>
      {isLook(start) && (
        <p className="help">
          Your page gets the look and the order of this page, with facts of your company. Quotes, films and
          anything your site lacks are left out.
        </p>
      )}
      {start.picture && <img className="home-picture" src={`${base}/home/${start.picture}`} alt="" />}
    </>
  );
}
