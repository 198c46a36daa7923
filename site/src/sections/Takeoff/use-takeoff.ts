/** What somebody types about their rooms and walls, and the material that follows from it. */
import * as rates from 'words:rates';
import * as words from 'words:takeoff';
import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { findPrices } from '../../../../domain/takeoff/price-range.ts';
import { showTakeoff, type TakeoffView } from '../../../../domain/takeoff/show-takeoff.ts';
import { useForm } from '../../parts/Form/use-form.ts';

/** A pause in typing. Safari allows a hundred addresses in thirty seconds. */
const addressDelayMs = 500;

/** The day in UTC, as the server has it. */
const today = (): string => new Date().toISOString().slice(0, 10);

const show = (parameters: URLSearchParams): TakeoffView =>
  showTakeoff(parameters, words, findPrices(rates, today()));

const readForm = (form: HTMLFormElement): TakeoffView =>
  // No field of it holds a file.
  show(new URLSearchParams([...new FormData(form)] as [string, string][]));

/** `query`: parameters of the takeoff that the page was served with. */
export function useTakeoff(query: string) {
  const [view, setView] = useState(() => show(new URLSearchParams(query)));
  /** Fields are made anew when their values come from the address and not from the page. */
  const [generation, setGeneration] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const asked = show(new URLSearchParams(location.search));
    if (location.search === '' || asked.query === view.query) return setView(readForm(form));
    // A host that only sends files served the example.
    setView(asked);
    setGeneration(1);
    // Runs once: only what the page was served with counts here.
  }, []);

  const timer = useRef(0);
  /** The address keeps the takeoff for Back, a reload and a dropped tab. */
  const writeAddress = () => {
    clearTimeout(timer.current);
    const form = place.current?.closest('form');
    if (form) history.replaceState(history.state, '', readForm(form).address);
  };
  const count = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    if (form) setView(readForm(form));
    clearTimeout(timer.current);
    timer.current = window.setTimeout(writeAddress, addressDelayMs);
  };
  const form = useForm({
    send: (element) => {
      setView(readForm(element));
      writeAddress();
      return { line: '' };
    },
  });

  return { form, view, generation, place, count, writeAddress };
}
