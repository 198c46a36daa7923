/**
 * State of a form: the error under each field, one submission however often the button is pressed, and the outcome.
 * Values stay in the fields, so text typed before hydration counts.
 */
import { sentences } from 'words:forms';
import { useEffect, useRef, useState, type InvalidEvent, type SyntheticEvent } from 'react';
import type { FieldErrors } from '../../../../contract/endpoints.ts';
import { cleanTyped, hasInvisible } from '../../../../contract/clean-typed.ts';
import { isEmailAddress, suggestAddress } from '../../../../contract/email-address.ts';
import { fillIn } from '../../../../contract/fill-in.ts';
import type { FormField } from '../../../../contract/form-field.ts';
import { findExcess } from '../../../../contract/text-limit.ts';
import type { Notice } from '../NoticeDialog/NoticeDialog.tsx';
import { createKey } from './create-key.ts';

/** How it went, and what the form says about it. */
export interface Answer {
  /** `true`: the words are gone, and what comes next is another submission. */
  isDone?: boolean;
  /** In the line of the form. */
  line: string;
  /** Below the line: who answers and when, or what the visitor can do. */
  detail?: string;
  /** Said by a dialog, too. */
  notice?: Notice;
  /** What a server found wrong. */
  errors?: FieldErrors;
  /** Address of a page on which something may be added. */
  next?: string;
  /** Words that could not be sent, for the links that send them another way. */
  unsent?: string;
}

interface Options {
  /** `key` stays the same until the words change or the answer is done; so a second try is no second submission. */
  send: (form: HTMLFormElement, key: string) => Answer | Promise<Answer>;
  /** In the line of the form while it is being sent. */
  whileSending?: string;
  /** `true`: the line is empty again as soon as somebody goes on typing. */
  forgetsLine?: boolean;
  /** Faults that the page begins with. */
  errors?: FieldErrors | undefined;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = ':is(input, textarea, select)';

export function useForm({ send, whileSending = '', forgetsLine = false, errors: first = {} }: Options) {
  const [errors, setErrors] = useState(first);
  /** Advice under a field that never keeps the form from being sent: name → sentence. */
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
    // Other words are another submission: a server would answer the old key with the old answer.
    const words = listWords(form);
    if (sent.current.words !== words) sent.current = { words, key: createKey() };
    setErrors({});
    setIsSending(true);
    setAnswer({ line: whileSending });
    try {
      const told = await send(form, sent.current.key);
      if (told.isDone) sent.current = { words: '', key: '' };
      setErrors(told.errors ?? {});
      setAnswer(told);
    } finally {
      setIsSending(false);
      isBusy.current = false;
    }
  };
  const explain = (event: InvalidEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const control = event.target as EventTarget & Control;
    if (event.currentTarget.querySelector(`${controls}:invalid`) === control) control.focus();
    setErrors((current) => ({ ...current, [control.name]: chooseSentence(control) }));
  };
  /** Clears the error of a field that changed, unless its text is too long. */
  const checkInput = ({ target }: SyntheticEvent<HTMLFormElement>): void => {
    const control = target as EventTarget & Control;
    removeInvisible(control);
    setErrors((current) => ({ ...current, [control.name]: findControlExcess(control) ?? '' }));
    setHints((current) => ({ ...current, [control.name]: '' }));
    if (forgetsLine) setAnswer({ line: '' });
  };
  /** An e-mail address is judged when its field is left. */
  const judgeLeft = (control: Control): void => {
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
    /** The form itself. */
    element,
    errors,
    hints,
    answer,
    isSending,
    closeNotice: () => setAnswer(({ notice: _closed, ...rest }) => rest),
    handlers: {
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
      // An `invalid` event does not bubble; on its way down it also passes fields that React did not make.
      onInvalidCapture: explain,
      onInput: checkInput,
      onBlur: ({ target }: SyntheticEvent<HTMLFormElement>) => judgeLeft(target as EventTarget & Control),
    },
  };
}

/** Everything that is sent, fields elsewhere on the page included; no form has a file. */
const listWords = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);

const findControlExcess = ({ value, dataset }: Control): string | undefined =>
  findExcess(value, dataset['max'] === undefined ? undefined : Number(dataset['max']), sentences.tooLong);

/** What keeps the form from being sent although the browser would send it. */
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

/** Copied contacts bring marks that nobody sees, and browsers refuse an address for them. */
function removeInvisible(control: Control): void {
  if (control instanceof HTMLSelectElement || !hasInvisible(control.value)) return;
  const cleaned = cleanTyped(control.type as FormField['type'], control.value);
  if (cleaned !== control.value) control.value = cleaned;
}

function chooseSentence({ validity, validationMessage, dataset }: Control): string {
  if (validity.valueMissing) return dataset['missing'] ?? validationMessage;
  return validity.typeMismatch ? sentences.noEmail : validationMessage;
}
