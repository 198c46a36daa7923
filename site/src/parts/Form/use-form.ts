/**
 * What every form with state does, in one place: it says under each field what is wrong with it, sends once however
 * often the button is pressed, and says how it went. Values stay in the fields themselves, so that what was typed
 * before React arrived counts.
 */
import { sentences } from 'words:forms';
import { useRef, useState, type InvalidEvent, type SyntheticEvent } from 'react';
import type { FieldErrors } from '../../../../contract/endpoints.ts';
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
  const isBusy = useRef(false);
  const sent = useRef({ words: '', key: '' });

  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
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
    setErrors((known) => ({ ...known, [control.name]: chooseSentence(control) }));
  };
  const forgive = ({ target }: SyntheticEvent<HTMLFormElement>): void => {
    setErrors((known) => ({ ...known, [(target as EventTarget & Control).name]: '' }));
    if (forgetsLine) setAnswer({ line: '' });
  };

  return {
    errors,
    answer,
    isSending,
    closeNotice: () => setAnswer(({ notice: _closed, ...rest }) => rest),
    handlers: {
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
      // An `invalid` event does not bubble; on its way down it also passes fields that React did not make.
      onInvalidCapture: explain,
      onInput: forgive,
    },
  };
}

/** Everything that is sent, fields elsewhere on the page included; no form has a file. */
const listWords = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);

function chooseSentence({ validity, validationMessage, dataset }: Control): string {
  if (validity.valueMissing) return dataset['missing'] ?? validationMessage;
  return validity.typeMismatch ? sentences.noEmail : validationMessage;
}
