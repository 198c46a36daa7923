import { quote as words } from 'words:inbox';
import { fillIn } from '../../contract/fill-in.ts';
import { formatDay } from '../../contract/language.ts';
import type { Screens } from '../frame/screens.ts';

type Props = Screens['request'] & { path: string };

/** The state of the written quote, and the way to it. */
export function QuotePart({ path, quote }: Props) {
  if (quote === undefined) return null;
  const { state, version, sentOn } = quote;
  return (
    <section className="fields" aria-labelledby="quote">
      <h2 id="quote">{words.title}</h2>
      {state && <p>{fillIn(words.states[state], { version, day: sentOn ? formatDay(sentOn) : '' })}</p>}
      <p className="bar">
        <a data-tone="outline" href={`${path}/quote`}>
          {state ? words.open : words.none}
        </a>
      </p>
    </section>
  );
}
