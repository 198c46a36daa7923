/** The editor's state: the open file, its page, and the open dialog. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Path } from '../../../contract/values.ts';
import type { EditableFile, SiteOverview } from '../site-overview.ts';
import { ask } from './api.ts';
import { createDrafts } from './drafts.ts';
import { showField, showWords } from './preview.ts';
import { useDraft } from './use-draft.ts';
import { useFile } from './use-file.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useOpenFields } from './use-open-fields.ts';

const withoutPage: Record<string, string> = { partners: '/', products: '/shop' };
const addressOf = (file: EditableFile | undefined) => file?.address ?? withoutPage[file?.group ?? ''] ?? '/';

/** The part of the editor that a narrow screen shows. */
export type View = 'list' | 'form' | 'page';

export type OpenDialog =
  | { name: 'search' | 'open-points' | 'remove' }
  | { name: 'new'; folder: string }
  | { name: 'section'; path: Path }
  /** Without a path, the dialog only adds pictures. */
  | { name: 'pictures'; path?: Path }
  | { name: 'uses'; target: string; title: string }
  | { name: 'removed'; file: string; label: string; before: string };

export type Editor = ReturnType<typeof useEditor>;

/** `first` is the file that opens at the start. */
export function useEditor(start: SiteOverview, first: string) {
  const [site, setSite] = useState(start);
  const [view, setView] = useState<View>('list');
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isOpening, setOpening] = useState(false);
  /** The save that is in progress. */
  const saving = useRef<Promise<unknown>>(undefined);
  const [isBrowsing, setBrowsing] = useState(false);
  const drafts = useMemo(() => createDrafts(start.project, localStorage), [start.project]);
  const { state, isDirty, hasChanges, isAtRisk, open, change, save, takeOver, say, undo, redo } =
    useFile(drafts);
  /** Number of requested page loads. */
  const [visit, setVisit] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const file = site.files.find((one) => one.file === state?.file);
  const value = state?.stack.value;
  const saved = state?.saved;

  /** Earlier pages in the frame have old words. In milliseconds. */
  const drawnAt = useRef(0);
  const redraw = useCallback(() => {
    drawnAt.current = performance.timeOrigin + performance.now();
  }, []);
  useDraft(state && { file: state.file, value, saved, address: addressOf(file) }, redraw);

  const refresh = useCallback(async () => setSite(await ask<SiteOverview>('site')), []);

  const { goTo, isOpen, setOpen, closeAll } = useOpenFields(value);
  const reveal = useCallback(
    (path: Path) => {
      setView('form');
      goTo(path);
    },
    [goTo],
  );

  const openFile = useCallback(
    async (name: string, path: Path = [], isShown = false) => {
      if (name !== state?.file) {
        // Words that are typed meanwhile would go into the file before.
        setOpening(true);
        try {
          await saving.current;
          if (hasChanges()) return say('Save or undo first: these changes are not saved yet.');
          closeAll();
          await open(name);
        } finally {
          setOpening(false);
        }
        history.replaceState(null, '', `#${name}`);
      }
      // Load the page again from the top, even if its file is already open.
      if (path.length === 0 && !isShown) setVisit((old) => old + 1);
      setDialog(undefined);
      reveal(path);
    },
    [state?.file, hasChanges, say, open, reveal, closeAll],
  );

  useEffect(() => {
    const wanted = location.hash || drafts.list()[0];
    void openFile(first).then(() => {
      if (!wanted) setView('list');
      if (wanted === '#to-do') setDialog({ name: 'open-points' });
    });
  }, []);

  /** Changes a field and shows the text on the page while the owner types. */
  function changeAndShow(path: Path, next: unknown, isTyping?: boolean): void {
    const page = frame.current?.contentDocument;
    if (page && file && typeof next === 'string') showWords(page, file.file, path, next, site.facts);
    change(path, next, isTyping);
  }

  /** Shows a field's place on the page when the field takes focus. */
  function enter(path: Path): void {
    const page = frame.current?.contentDocument;
    if (page && file) showField(page, file.file, path);
  }

  const saveFile = useCallback(async () => {
    const fault = await save();
    if (fault) return reveal(fault);
    redraw();
    await refresh();
  }, [save, reveal, refresh, redraw]);

  const saveNow = useCallback(() => {
    saving.current = saveFile();
  }, [saveFile]);
  const handleKey = useShortcuts({ save: saveNow, undo, redo }, isAtRisk, dialog !== undefined);

  /** Finds a text of the page in the other files, and opens the file. */
  async function openText(text: string): Promise<void> {
    const [place] = await ask<{ file: string; path: Path }[]>('search', { words: text, exact: '' });
    if (place) await openFile(place.file, place.path);
    else say('The program makes these words, so nothing here changes them.');
  }

  /** Opens the file of the page that the owner browsed to. */
  function follow(address: string): void {
    const other = site.files.find((one) => one.address === address);
    if (isBrowsing && other && other.file !== state?.file && !isDirty) void openFile(other.file, [], true);
  }

  return {
    site,
    refresh,
    view,
    setView,
    dialog,
    setDialog,
    file,
    address: addressOf(file),
    visit,
    state,
    value,
    isDirty,
    isOpening,
    open,
    openFile,
    openText,
    takeOver,
    undo,
    redo,
    saveNow,
    reveal,
    isOpen,
    setOpen,
    /** `isTyping` merges the change into the current undo step. */
    change: changeAndShow,
    enter,
    handleKey,
    frame,
    isBrowsing,
    setBrowsing,
    follow,
    drawnAt,
  };
}
