import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { FieldErrors } from './field-errors.ts';

interface Props {
  name: string;
  /** A Field that the page brings as HTML, because a script changes it before React arrives. */
  children: ReactNode;
}

/** React leaves the HTML in a slot alone, so what is wrong with its field is written into it from here. */
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
