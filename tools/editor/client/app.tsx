/** The editor: files, the form of one of them, and the page that it makes. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Path } from '../check.ts';
import { isFields, pickNode } from '../form-node.ts';
import type { ContentFile, SiteOverview } from '../site-overview.ts';
import { ask, send } from './api.ts';
import { keyOf, valueAt } from './edit-value.ts';
import { EditingContext, fieldId, type Editing } from './editing.ts';
import { EditorDialogs, type OpenDialog } from './editor-dialogs.tsx';
import { Field, Fields } from './field.tsx';
import { FileMenu } from './file-menu.tsx';
import { ListField } from './list-field.tsx';
import { createEcho, type PageContext } from './preview.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { addressesId } from './simple-control.tsx';
import { TableField } from './table-field.tsx';
import { TopBar } from './top-bar.tsx';
import { useFile } from './use-file.ts';

type View = 'files' | 'form' | 'page';

const withoutPage: Record<string, string> = { partners: '/', products: '/shop' };
const addressOf = (file: ContentFile | undefined) => file?.address ?? withoutPage[file?.group ?? ''] ?? '/';

/** How long the page may take to reload by itself after a save. */
const patienceMs = 1_500;

/** The form of a whole file. */
function FileForm({ site, file, value }: { site: SiteOverview; file: ContentFile; value: unknown }) {
  const node = pickNode(site.forms[file.type], value);
  if (node.type === 'group') return <Fields node={node} path={[]} />;
  if (node.type === 'list') return <ListField node={node} path={[]} name={file.label} />;
  if (node.type === 'table') return <TableField node={node} path={[]} />;
  return null;
}

export function App({ start, first }: { start: SiteOverview; first: string }) {
  const [site, setSite] = useState(start);
  const [view, setView] = useState<View>('form');
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isBrowsing, setBrowsing] = useState(false);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [target, setTarget] = useState<{ path: Path }>();
  const { state, isDirty, open, change, save, takeOver, restore, say, ...steps } = useFile();
  const frame = useRef<HTMLIFrameElement>(null);
  const echo = useMemo(createEcho, []);
  const file = site.files.find((one) => one.file === state?.file);
  const value = state?.stack.value;

  const refresh = useCallback(async () => setSite(await ask<SiteOverview>('site')), []);

  const reveal = useCallback((path: Path) => {
    // Every part around the field opens; what begins with "#" is a button of an item.
    const ways = path.map((_, index) => keyOf(path.slice(0, index + 1))).filter((way) => !way.includes('#'));
    setOpened((old) => new Set([...old, ...ways]));
    setView('form');
    setTarget({ path });
  }, []);

  const openFile = useCallback(
    async (name: string, path: Path = []) => {
      if (name !== state?.file) {
        if (isDirty) return say('Save or undo first: this file has changes.');
        setOpened(new Set());
        await open(name);
        history.replaceState(null, '', `#${name}`);
      }
      setDialog(undefined);
      reveal(path);
    },
    [state?.file, isDirty, say, open, reveal],
  );

  useEffect(() => void openFile(first), []);

  // After the form shows the way to it.
  useEffect(() => {
    if (!target) return;
    for (let { path } = target; ; path = path.slice(0, -1)) {
      const element = document.getElementById(path.length > 0 ? fieldId(path) : 'file-title');
      if (!element && path.length > 0) continue;
      element?.focus();
      element?.scrollIntoView({ block: 'center' });
      break;
    }
    setTarget(undefined);
  }, [target, opened, value]);

  const readContext = useCallback((): PageContext | undefined => {
    const page = frame.current?.contentDocument;
    return page ? { document: page, value, facts: site.facts, pictures: site.pictures } : undefined;
  }, [value, site]);

  /** The development server reloads the page; where it does not (a page that has just come), the frame does. */
  const followSave = useCallback(() => {
    const shown = frame.current?.contentDocument;
    setTimeout(() => {
      if (frame.current?.contentDocument === shown) frame.current?.contentWindow?.location.reload();
    }, patienceMs);
  }, []);

  const saveFile = useCallback(async () => {
    const fault = await save();
    if (fault) return reveal(fault);
    followSave();
    await refresh();
  }, [save, reveal, refresh, followSave]);

  const handleKey = useCallback(
    (event: KeyboardEvent | React.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || dialog) return;
      const key = event.key.toLowerCase();
      const act =
        key === 's'
          ? () => void saveFile()
          : key === 'z'
            ? event.shiftKey
              ? steps.redo
              : steps.undo
            : key === 'y'
              ? steps.redo
              : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    },
    [dialog, saveFile, steps.undo, steps.redo],
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isDirty && event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  async function openOther(text: string): Promise<void> {
    const [place] = await ask<{ file: string; path: Path }[]>('search', { words: text, exact: '' });
    if (place) await openFile(place.file, place.path);
    else say('These words are no text of the content: they are made by the site.');
  }

  function follow(address: string): void {
    const other = site.files.find((one) => one.address === address);
    if (isBrowsing && other && other.file !== state?.file && !isDirty) void openFile(other.file);
  }

  if (!file || !state) return <p role="status">Opening …</p>;

  const editing: Editing = {
    site,
    file,
    value,
    faults: state.faults,
    isOpen: (path) => opened.has(keyOf(path)),
    setOpen: (path, isOpen) => {
      const key = keyOf(path);
      setOpened((old) => (isOpen ? new Set([...old, key]) : new Set([...old].filter((one) => one !== key))));
    },
    change: (path, next, isTyping) => {
      const context = readContext();
      if (context && typeof next === 'string') echo.say(context, path, next);
      change(path, next, isTyping);
    },
    enter: (path) => {
      const context = readContext();
      if (context) echo.show(context, path);
    },
    reveal,
    choosePicture: (path) => setDialog({ name: 'pictures', path }),
    addSection: (path) => setDialog({ name: 'section', path }),
    addPicture: () => setDialog({ name: 'pictures' }),
    showUses: (of, name) => setDialog({ name: 'uses', target: of, title: name }),
    renderField: (props) => <Field {...props} />,
    renderFields: (node, path) => <Fields node={node} path={path} />,
  };

  function addSection(path: Path, kind: string): void {
    const sample = site.samples[kind];
    const list = valueAt(value, path);
    const items = Array.isArray(list) ? (list as unknown[]) : [];
    change(path, [...items, { ...(isFields(sample) ? sample : {}), kind }]);
    setDialog(undefined);
    reveal([...path, items.length]);
  }

  return (
    <EditingContext value={editing}>
      <div className="editor" data-view={view} onKeyDown={handleKey}>
        <TopBar
          file={file}
          said={state.said}
          isDirty={isDirty}
          canUndo={state.stack.past.length > 0}
          canRedo={state.stack.future.length > 0}
          onUndo={steps.undo}
          onRedo={steps.redo}
          onSave={() => void saveFile()}
          onDialog={setDialog}
          view={view}
          onView={setView}
        />
        <FileMenu
          site={site}
          current={file.file}
          onOpen={(name) => void openFile(name)}
          onNew={(folder) => setDialog({ name: 'new', folder })}
        />
        <main className="form" aria-labelledby="file-title">
          {state.isBehind && (
            <p className="notice">
              Somebody else has changed this file.{' '}
              <button type="button" onClick={() => void takeOver()}>
                Show their version
              </button>{' '}
              Yours stays in Undo.
            </p>
          )}
          {state.faults.has('') && <p className="fault">{state.faults.get('')}</p>}
          <FileForm key={file.file} site={site} file={file} value={value} />
          <datalist id={addressesId}>
            {site.files.map(
              ({ address, label }) =>
                address && (
                  <option key={address} value={address}>
                    {label}
                  </option>
                ),
            )}
          </datalist>
        </main>
        <section className="preview" aria-label="Preview">
          <div className="preview-head">
            <code>{addressOf(file)}</code>
            <label>
              <input
                type="checkbox"
                checked={isBrowsing}
                onChange={({ target: box }) => setBrowsing(box.checked)}
              />{' '}
              Browse: links work
            </label>
          </div>
          <PreviewFrame
            frame={frame}
            address={addressOf(file)}
            isBrowsing={isBrowsing}
            echo={echo}
            readContext={readContext}
            onField={reveal}
            onOtherText={(text) => void openOther(text)}
            onMoved={follow}
            onKey={handleKey}
          />
        </section>
      </div>
      {dialog && (
        <EditorDialogs
          site={site}
          file={file}
          version={state.version}
          dialog={dialog}
          nodeAt={(path) => pickAt(site, file, value, path)}
          onClose={() => setDialog(undefined)}
          onGo={(name, path) => void openFile(name, path)}
          onPicture={(path, name) => {
            editing.change(path, name);
            setDialog(undefined);
            reveal(path);
          }}
          onPictureAdded={(name, path) => {
            void refresh().then(async () => {
              setDialog(undefined);
              if (path) {
                editing.change(path, name);
                reveal(path);
              } else await open(file.file, 'The picture is in the catalogue.');
            });
          }}
          onSection={addSection}
          onMade={(name) => void refresh().then(() => openFile(name))}
          onRemoved={(before) => {
            const { file: removed, label } = file;
            // Another file first: the form of a file that is gone has nothing to show.
            void open('content/company.yaml')
              .then(refresh)
              .then(() => setDialog({ name: 'removed', file: removed, label, before }));
          }}
          onTakeBack={(name, id) =>
            void send('restore', { file: name, id })
              .then(refresh)
              .then(() => openFile(name))
          }
          onRestore={(id) => {
            setDialog(undefined);
            void restore(id).then(followSave);
          }}
        />
      )}
    </EditingContext>
  );
}

/** The form of the part of the file that is at the path. */
function pickAt(site: SiteOverview, file: ContentFile, value: unknown, path: Path) {
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
