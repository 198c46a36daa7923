/**
 * The state of a form: field errors, the outcome, and a single submission even if the button is pressed repeatedly.
 * The inputs are uncontrolled, so text typed before hydration is kept.
 */
import type { RequestLink } from '../../../../contract/request-page.ts';
import { sentences } from 'words:forms';
import { useEffect, useRef, useState, type InvalidEvent, type SyntheticEvent } from 'react';
import type { FieldErrors } from '../../../../contract/endpoints.ts';
import { cleanTyped, hasInvisible, type FieldType } from '../../../../domain/typed/clean-typed.ts';
import { isEmailAddress, plainEmail, suggestAddress } from '../../../../domain/typed/email-address.ts';
import { fillIn } from '../../../../contract/fill-in.ts';
import { findExcess } from '../../../../contract/text-limit.ts';
import type { Notice } from '../NoticeDialog/NoticeDialog.tsx';
import { createKey } from './create-key.ts';

/** The outcome of a submission, with its messages. */
export interface Answer {
  /** `true`: the request was accepted, so the next submit is a new submission. */
  isDone?: boolean;
  /** The form's status line. */
  line: string;
  /** Below the status line: who answers and when, or what the visitor can do. */
  detail?: string;
  /** Also shown in a dialog. */
  notice?: Notice;
  /** Validation errors from the server. */
  errors?: FieldErrors;
  /** Leads to the page where the visitor can add to the request. */
  next?: RequestLink;
  /** Unsent text, for links that send it another way. */
  unsent?: string;
}

interface Options {
  /** `key` stays the same until the form changes or the submission succeeds, so a retry is not a second submission. */
  send: (form: HTMLFormElement, key: string) => Answer | Promise<Answer>;
  /** The status line while the form is being sent. */
  whileSending?: string;
  /** `true`: typing clears the status line. */
  forgetsLine?: boolean;
  /** Errors that the page was rendered with. */
  errors?: FieldErrors | undefined;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = ':is(input, textarea, select)';

export function useForm({ send, whileSending = '', forgetsLine = false, errors: first = {} }: Options) {
  const [errors, setErrors] = useState(first);
  /** Advice by field name; it never blocks a submission. */
  const [hints, setHints] = useState<FieldErrors>({});
  const [answer, setAnswer] = useState<Answer>({ line: '' });
  const [isSending, setIsSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const sent = useRef({ words: '', key: '' });

  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const faults = listFaults(form);
    if (faults.length > 0) {
      setErrors(toErrors(faults));
      return faults[0]?.control.focus();
    }
    isBusy.current = true;
    // Changed text needs a new key: the server would answer the old key with the old response.
    const words = listWords(form);
    if (sent.current.words !== words) sent.current = { words, key: createKey() };
    setErrors({});
    setIsSending(true);
    setAnswer({ line: whileSending });
    try {
      const told = await send(form, sent.current.key);
      if (told.isDone) sent.current = { words: '', key: '' };
      setErrors(told.errors ?? {});
      setHints({});
      setAnswer(told);
    } finally {
      setIsSending(false);
      isBusy.current = false;
    }
  };
  const explain = (event: InvalidEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const control = event.target as EventTarget & Control;
    const form = event.currentTarget;
    // Enter submits before the field is left.
    if (unwrapEmail(control) && form.matches(':valid')) return form.requestSubmit();
    if (form.querySelector(`${controls}:invalid`) === control) control.focus();
    setErrors((current) => ({ ...current, [control.name]: chooseSentence(control) }));
  };
  /** Clears the error of an edited field, unless its text is too long. */
  const checkInput = ({ target }: SyntheticEvent<HTMLFormElement>): void => {
    const control = target as EventTarget & Control;
    removeInvisible(control);
    setErrors((current) => ({ ...current, [control.name]: findControlExcess(control) ?? '' }));
    setHints((current) => ({ ...current, [control.name]: '' }));
    if (forgetsLine) setAnswer({ line: '' });
  };
  /** Validates an email address on blur. */
  const judgeLeft = (control: Control): void => {
    unwrapEmail(control);
    if (control.type !== 'email' || control.value === '') return;
    setErrors((current) => ({ ...current, [control.name]: findFault(control) ?? '' }));
    const address = suggestAddress(control.value);
    setHints((current) => ({
      ...current,
      [control.name]: address === undefined ? '' : fillIn(sentences.meantEmail, { address }),
    }));
  };

  useEffect(() => {
    const form = element.current;
    // Text typed before hydration.
    if (form) setErrors((current) => ({ ...toErrors(listExcesses(form)), ...current }));
    for (const control of form?.querySelectorAll<Control>(controls) ?? []) {
      removeInvisible(control);
      if (control !== document.activeElement) judgeLeft(control);
    }
  }, []);

  return {
    element,
    errors,
    hints,
    answer,
    isSending,
    closeNotice: () => setAnswer(({ notice: _closed, ...rest }) => rest),
    handlers: {
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
      // `invalid` events do not bubble. Capturing them also covers fields that React did not render.
      onInvalidCapture: explain,
      onInput: checkInput,
      onBlur: ({ target }: SyntheticEvent<HTMLFormElement>) => judgeLeft(target as EventTarget & Control),
    },
  };
}

/** Every submitted value, including fields elsewhere on the page. None of these forms has a file input. */
const listWords = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);

const findControlExcess = ({ value, dataset }: Control): string | undefined =>
  findExcess(value, dataset['max'] === undefined ? undefined : Number(dataset['max']), sentences.tooLong);

/** Errors that the browser's own validation does not find. */
const findFault = (control: Control): string | undefined =>
  control.type === 'email' && control.value !== '' && !isEmailAddress(control.value)
    ? sentences.noEmail
    : findControlExcess(control);

interface Fault {
  control: Control;
  sentence: string;
}

const toErrors = (faults: readonly Fault[]): FieldErrors =>
  Object.fromEntries(faults.map(({ control, sentence }) => [control.name, sentence]));

const listBy =
  (find: (control: Control) => string | undefined) =>
  (form: HTMLFormElement): Fault[] =>
    [...form.querySelectorAll<Control>(controls)].flatMap((control) => {
      const sentence = find(control);
      return sentence === undefined ? [] : [{ control, sentence }];
    });

const listExcesses = listBy(findControlExcess);
const listFaults = listBy(findFault);

/** Pasted contacts may contain invisible characters, which make browsers reject an email address. */
function removeInvisible(control: Control): void {
  if (control instanceof HTMLSelectElement || !hasInvisible(control.value)) return;
  const cleaned = cleanTyped(control.type as FieldType, control.value);
  if (cleaned !== control.value) control.value = cleaned;
}

/** Browsers reject “Ann <ann@example.org>” and a final comma before the form is sent. */
function unwrapEmail(control: Control): boolean {
  const address = control.type === 'email' ? plainEmail(control.value) : control.value;
  if (address === control.value) return false;
  control.value = address;
  return true;
}

function chooseSentence({ validity, validationMessage, dataset }: Control): string {
  if (validity.valueMissing) return dataset['missing'] ?? validationMessage;
  return validity.typeMismatch ? sentences.noEmail : validationMessage;
}
