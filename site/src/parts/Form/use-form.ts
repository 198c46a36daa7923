/**
 * State of a form: the error under each field, one submission however often the button is pressed, and the outcome.
 * Values stay in the fields, so text typed before hydration counts.
 */
import { sentences } from 'words:forms';
import { useEffect, useRef, useState, type InvalidEvent, type SyntheticEvent } from 'react';
import type { FieldErrors } from '../../../../contract/endpoints.ts';
import { findExcess } from '../../../../contract/text-limit.ts';
import type { Notice } from '../NoticeDialog/NoticeDialog.tsx';
import { createKey } from './create-key.ts';

/** How it went, and what the form says about it. */
export interface Answer {
  /** `true`: the words are gone, and what comes next is another submission. */
  isDone?: boolean;
  /** In the line of the form. */
  line: string;
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
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = ':is(input, textarea, select)';

export function useForm({ send, whileSending = '', forgetsLine = false }: Options) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [answer, setAnswer] = useState<Answer>({ line: '' });
  const [isSending, setIsSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const sent = useRef({ words: '', key: '' });

  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const tooLong = listExcesses(form);
    if (tooLong.length > 0) {
      setErrors(toErrors(tooLong));
      return tooLong[0]?.control.focus();
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
  const checkField = ({ target }: SyntheticEvent<HTMLFormElement>): void => {
    const control = target as EventTarget & Control;
    setErrors((current) => ({ ...current, [control.name]: findControlExcess(control) ?? '' }));
    if (forgetsLine) setAnswer({ line: '' });
  };

  useEffect(() => {
    const form = element.current;
    // Judges text typed before hydration.
    if (form) setErrors((current) => ({ ...toErrors(listExcesses(form)), ...current }));
  }, []);

  return {
    /** The form itself. */
    element,
    errors,
    answer,
    isSending,
    closeNotice: () => setAnswer(({ notice: _closed, ...rest }) => rest),
    handlers: {
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
      // An `invalid` event does not bubble; on its way down it also passes fields that React did not make.
      onInvalidCapture: explain,
      onInput: checkField,
    },
  };
}

/** Everything that is sent, fields elsewhere on the page included; no form has a file. */
const listWords = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);

const findControlExcess = ({ value, dataset }: Control): string | undefined =>
  findExcess(value, dataset['max'] === undefined ? undefined : Number(dataset['max']), sentences.tooLong);

interface Excess {
  control: Control;
  sentence: string;
}

const toErrors = (excesses: readonly Excess[]): FieldErrors =>
  Object.fromEntries(excesses.map(({ control, sentence }) => [control.name, sentence]));

function listExcesses(form: HTMLFormElement): Excess[] {
  return [...form.querySelectorAll<Control>('[data-max]')].flatMap((control) => {
    const sentence = findControlExcess(control);
    return sentence === undefined ? [] : [{ control, sentence }];
  });
}

function chooseSentence({ validity, validationMessage, dataset }: Control): string {
  if (validity.valueMissing) return dataset['missing'] ?? validationMessage;
  return validity.typeMismatch ? sentences.noEmail : validationMessage;
}
