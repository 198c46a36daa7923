/** Asks for the code that the office mails before the first change from a device. */
import { useEffect, useState } from 'react';
import type { CodeQuestion } from '../../../contract/content-calls.ts';
import { onCodeNeeded } from './api.ts';
import { Dialog } from './dialog.tsx';

interface Question extends CodeQuestion {
  answer: (code: string | undefined) => void;
}

function describe({ address, isMailOff, problem }: CodeQuestion): string {
  if (problem === 'tooMany')
    return 'Too many codes were requested or tried. Codes in your mailbox still work.';
  if (problem === 'wrongCode') return 'That code is wrong or has expired. Check the newest e-mail.';
  if (isMailOff) return 'This server cannot send e-mail. An owner can show you a code under People.';
  return `A six-digit code is on its way to ${address}. It works for half an hour.`;
}

export function CodeDialog() {
  const [question, setQuestion] = useState<Question>();
  const [code, setCode] = useState('');
  useEffect(
    () =>
      onCodeNeeded((asked) => {
        setCode('');
        return new Promise((resolve) => setQuestion({ ...asked, answer: resolve }));
      }),
    [],
  );
  if (!question) return null;
  const end = (typed?: string) => {
    setQuestion(undefined);
    question.answer(typed);
  };
  return (
    <Dialog title="Confirm this device" onClose={() => end()}>
      <p>You have not changed the site from this device yet, so the office asks once for a new code.</p>
      <p role="status">{describe(question)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          end(code);
        }}
      >
        <label>
          Code
          <input
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            onChange={({ target }) => setCode(target.value)}
          />
        </label>
        <button type="submit" className="go">
          Confirm and save
        </button>
      </form>
    </Dialog>
  );
}
