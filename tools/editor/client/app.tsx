/** The editor: files, the form of one of them, and the page that it makes. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isFields } from '../../../contract/is-fields.ts';
import type { Path } from '../check.ts';
import type { ContentFile, SiteOverview } from '../site-overview.ts';
import { ask, send } from './api.ts';
import { valueAt } from './edit-value.ts';
import { EditingContext, type Editing } from './editing.ts';
import { EditorDialogs, type OpenDialog } from './editor-dialogs.tsx';
import { Field, Fields } from './field.tsx';
import { FileForm, pickAt } from './file-form.tsx';
import { FileMenu } from './file-menu.tsx';
import { createEcho, type PageContext } from './preview.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { TopBar } from './top-bar.tsx';
import { useFile } from './use-file.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useWay } from './use-way.ts';

type View = 'files' | 'form' | 'page';

const withoutPage: Record<string, string> = { partners: '/', products: '/shop' };
const addressOf = (file: ContentFile | undefined) => file?.address ?? withoutPage[file?.group ?? ''] ?? '/';

/** How long the page may take to reload by itself after a save. */
const patienceMs = 1_500;

export function App({ start, first }: { start: SiteOverview; first: string }) {
  const [site, setSite] = useState(start);
  const [view, setView] = useState<View>('form');
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isBrowsing, setBrowsing] = useState(false);
  const { state, isDirty, open, change, save, takeOver, restore, say, undo, redo } = useFile();
  const frame = useRef<HTMLIFrameElement>(null);
  const echo = useMemo(createEcho, []);
  const file = site.files.find((one) => one.file === state?.file);
  const value = state?.stack.value;
  const saved = state?.saved;

  const refresh = useCallback(async () => setSite(await ask<SiteOverview>('site')), []);

  const { goTo, isOpen, setOpen, closeAll } = useWay(value);
  const reveal = useCallback(
    (path: Path) => {
      setView('form');
      goTo(path);
    },
    [goTo],
  );

  const openFile = useCallback(
    async (name: string, path: Path = []) => {
      if (name !== state?.file) {
        if (isDirty) return say('Save or undo first: this file has changes.');
        closeAll();
        await open(name);
        history.replaceState(null, '', `#${name}`);
      }
      setDialog(undefined);
      reveal(path);
    },
    [state?.file, isDirty, say, open, reveal, closeAll],
  );

  useEffect(() => void openFile(first), []);

  const readContext = useCallback((): PageContext | undefined => {
    const page = frame.current?.contentDocument;
    return page ? { document: page, value, saved, facts: site.facts, pictures: site.pictures } : undefined;
  }, [value, saved, site]);

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

  const saveNow = useCallback(() => void saveFile(), [saveFile]);
  const handleKey = useShortcuts({ save: saveNow, undo, redo }, isDirty, dialog !== undefined);

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
    isOpen,
    setOpen,
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
          onUndo={undo}
          onRedo={redo}
          onSave={saveNow}
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
        <FileForm isBehind={state.isBehind} onTakeOver={() => void takeOver()} />
        <PreviewFrame
          frame={frame}
          address={addressOf(file)}
          isBrowsing={isBrowsing}
          onBrowsing={setBrowsing}
          echo={echo}
          readContext={readContext}
          onField={reveal}
          onOtherText={(text) => void openOther(text)}
          onMoved={follow}
          onKey={handleKey}
        />
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
