/** The state of the takeoff form, and the material computed from it. */
import * as rates from 'words:rates';
import * as words from 'words:takeoff';
import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { findPrices } from '../../../../domain/takeoff/price-range.ts';
import { showTakeoff, type TakeoffView } from '../../../../domain/takeoff/show-takeoff.ts';
import { useForm } from '../../parts/Form/use-form.ts';

/** Debounces writing the address. Safari allows 100 history updates in 30 seconds. */
const addressDelayMs = 500;

/** Today in UTC, as on the server. */
const today = (): string => new Date().toISOString().slice(0, 10);

const show = (parameters: URLSearchParams): TakeoffView =>
  showTakeoff(parameters, words, findPrices(rates, today()));

const readForm = (form: HTMLFormElement): TakeoffView =>
  // No field contains a file.
  show(new URLSearchParams([...new FormData(form)] as [string, string][]));

/** `query`: the takeoff parameters that the page was rendered with. */
export function useTakeoff(query: string) {
  const [view, setView] = useState(() => show(new URLSearchParams(query)));
  /** Used as a key: fields remount when their values come from the address instead of the page. */
  const [generation, setGeneration] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const asked = show(new URLSearchParams(location.search));
    if (location.search === '' || asked.query === view.query) {
      const typed = readForm(form);
      setView(typed);
      if (typed.query !== view.query) writeAddress();
      return;
    }
    // A static host served the example.
    setView(asked);
    setGeneration(1);
    // Runs once, because only the initially rendered parameters matter.
  }, []);

  const timer = useRef(0);
  /** The address preserves the takeoff for Back, reloads and discarded tabs. */
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
