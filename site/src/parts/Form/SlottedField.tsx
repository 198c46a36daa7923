import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { FieldErrors } from './field-errors.ts';

interface Props {
  name: string;
  /** A Field in the page's HTML, which a script may change before hydration. */
  children: ReactNode;
}

/** React leaves slotted HTML alone, so this component writes the field's error into it. */
export function SlottedField({ name, children }: Props) {
  const error = useContext(FieldErrors)[name] ?? '';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = place.current?.querySelector(`[name='${name}']`);
    const note = document.getElementById(`${control?.id ?? ''}-error`);
    control?.setAttribute('aria-invalid', String(error !== ''));
    if (note) note.textContent = error;
  }, [name, error]);
  return <div ref={place}>{children}</div>;
}
