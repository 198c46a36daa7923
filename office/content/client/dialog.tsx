import { Component, useEffect, useRef, type ReactNode } from 'react';
import { ActButton } from './act-button.tsx';
import { useEditing } from './editing.ts';

interface Props {
  title: string;
  /** Default: closes the editor's open dialog. */
  onClose?: () => void;
  children: ReactNode;
}

/** A modal dialog. Escape and its button close it, and the focus returns to the previous element. */
export function Dialog({ title, onClose, children }: Props) {
  const { setDialog } = useEditing();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The dialog would focus its button “Close”.
    dialog.current?.querySelector<HTMLElement>('input:not([type=file])')?.focus();
  }, []);
  return (
    <dialog ref={dialog} aria-label={title} onClose={onClose ?? (() => setDialog(undefined))}>
      <div className="dialog-head">
        <h2>{title}</h2>
        <ActButton label="Close" onClick={() => dialog.current?.close()} />
      </div>
      {children}
    </dialog>
  );
}

/** Shows the reason if a dialog cannot load its data, for example after the editor has stopped. */
export class DialogBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Dialog title="This did not open">
        <p className="fault" role="alert">
          {error.message}
        </p>
      </Dialog>
    );
  }
}
