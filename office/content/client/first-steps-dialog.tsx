/** Asks for the company's own facts, all on one page. */
import { useMemo, useState, type SyntheticEvent } from 'react';
import type { Step } from '../site-overview.ts';
import { base, CallError, send, uploadLogo } from './api.ts';
import { Dialog } from './dialog.tsx';
import { createDrafts } from './drafts.ts';
import { useAnswer } from './place-list.tsx';

type Texts = Readonly<Record<string, string>>;

interface Props {
  /** Id of the site's folder. */
  project: string;
  onWritten: () => void;
  onClose: () => void;
}

/** The only draft of its project name. */
const draft = 'answers';

/** Unsaved answers survive a closed dialog, tab or editor. */
function useAnswers(project: string) {
  const drafts = useMemo(() => createDrafts(`first steps ${project}`, localStorage), [project]);
  const [given, setGiven] = useState(() => (drafts.find(draft)?.value ?? {}) as Texts);
  return {
    given,
    drop: () => drafts.drop(draft),
    add(answer: Texts): void {
      const all = { ...given, ...answer };
      setGiven(all);
      drafts.keep(draft, { value: all, version: '' });
    },
  };
}

export function FirstStepsDialog({ project, onWritten, onClose }: Props) {
  const steps = useAnswer<Step[]>('first-steps', {});
  const { given, add, drop } = useAnswers(project);
  const [faults, setFaults] = useState<Texts>({});
  const [said, say] = useState('');

  async function write(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    say('Writing …');
    try {
      await send('first-steps', given);
      drop();
      onWritten();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFaults(Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])));
      say(error.message);
      document.getElementById(`step-${String(error.issues[0]?.path[0])}`)?.focus();
    }
  }

  return (
    <Dialog title="First steps" onClose={onClose}>
      {!steps && <p role="status">Looking …</p>}
      {steps && (
        <form onSubmit={(event) => void write(event)} noValidate>
          <p className="intro">
            The answers fill every page. Skip a question if you are not sure: you can return at any time.
          </p>
          {steps.map((step, index) => (
            <Question
              key={step.id}
              isFirst={index === 0}
              step={step}
              answer={given[step.id] ?? step.present}
              fault={faults[step.id]}
              onAnswer={(answer) => add({ [step.id]: answer })}
            />
          ))}
          <p role="status">{said}</p>
          <button type="submit" className="go">
            Save to the site
          </button>
        </form>
      )}
    </Dialog>
  );
}

interface QuestionProps {
  /** Takes the focus when the dialog has loaded. */
  isFirst: boolean;
  step: Step;
  answer: string;
  fault: string | undefined;
  onAnswer: (answer: string) => void;
}

/** The choices besides an uploaded file. */
const listLogos = (answer: string) => [
  { name: 'keep', words: 'Keep the current logo' },
  { name: 'letters', words: 'Your initials on the accent color' },
  ...(/^(?:keep|letters)$/.test(answer)
    ? []
    : [{ name: answer, words: answer.startsWith('letters') ? answer : 'The file that you chose' }]),
];

function Question({ isFirst, step, answer, fault, onAnswer }: QuestionProps) {
  const { id, ask, help } = step;
  const isLogo = id === 'logo';
  const choices: Step['choices'] = isLogo ? listLogos(answer) : step.choices;
  const shared = {
    id: `step-${id}`,
    value: answer,
    'aria-invalid': fault !== undefined || undefined,
    'aria-describedby': `step-${id}-help step-${id}-fault`,
    onChange: ({ target }: { target: { value: string } }) => onAnswer(target.value),
  };
  if (choices?.some(({ picture }) => picture))
    return <Looks {...{ id, ask, help, answer, onAnswer }} choices={choices} />;
  return (
    <div className="field">
      <label htmlFor={shared.id}>{ask}</label>
      {choices ? (
        <select {...shared}>
          {choices.map(({ name, words }) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          autoFocus={isFirst}
          onFocus={({ target }) => {
            // Typing replaces an answer that the owner did not write.
            if (answer === step.present) target.select();
          }}
        />
      )}
      {isLogo && (
        <input
          type="file"
          aria-label="Logo file"
          accept="image/png,image/jpeg,image/svg+xml"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void uploadLogo(file).then((kept) => onAnswer(kept.answer));
          }}
        />
      )}
      <p className="help" id={`step-${id}-help`}>
        {isLogo ? 'A PNG, SVG or JPEG file, or your initials.' : help}
      </p>
      <p className="fault" role="alert" id={`step-${id}-fault`}>
        {fault}
      </p>
    </div>
  );
}

type LooksProps = Omit<Step, 'present' | 'choices'> &
  Required<Pick<Step, 'choices'>> &
  Pick<QuestionProps, 'answer' | 'onAnswer'>;

/** Every look with the screenshot of a demonstration page. */
function Looks({ id, ask, help, choices, answer, onAnswer }: LooksProps) {
  return (
    <fieldset className="field">
      <legend>{ask}</legend>
      <p className="help">{help} The words and photographs are from the demonstration.</p>
      <div className="looks">
        {choices.map(({ name, words, picture }) => (
          <label key={name}>
            {picture && <img src={`${base}/home/${picture}`} alt="" loading="lazy" />}
            <input
              type="radio"
              name={`step-${id}`}
              value={name}
              checked={name === answer}
              onChange={() => onAnswer(name)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
