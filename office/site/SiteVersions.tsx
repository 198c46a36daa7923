import { site as siteWords, versions as words } from 'words:inbox';
import { inboxPath } from '../../contract/endpoints.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { formatNear } from '../../contract/language.ts';
import { Alert, Choice, Status, TapLink } from '../frame/Controls.tsx';
import { linkVersions } from '../frame/site-links.ts';
import { PostForm } from '../frame/PostForm.tsx';
import type { Screens } from '../frame/screens.ts';

type Props = Screens['site-versions'];

const path = `${inboxPath}/site/versions`;

export function SiteVersions(props: Props) {
  const { label, version, file, present, earlier, comparison, isDone, problem } = props;
  return (
    <section className="narrow">
      <p className="bar">
        <TapLink to={`${inboxPath}/site`}>{siteWords.back}</TapLink>
        <TapLink to={`${inboxPath}/site/all#${file}`}>{siteWords.all}</TapLink>
      </p>
      <h1>{fillIn(words.title, { file: label })}</h1>
      {isDone && <Status>{words.restored}</Status>}
      {problem && <Alert>{problem}</Alert>}
      {earlier.length === 0 && <p>{words.none}</p>}
      <ul role="list" className="rows">
        {present.changed && (
          <li className="fields">
            <strong>{describePresent(props)}</strong>
            <p>{present.changed}</p>
          </li>
        )}
        {earlier.map((one) => (
          <li key={one.id} id={one.id} className="fields">
            <strong>{describe(one, props)}</strong>
            {one.changed && <p>{one.changed}</p>}
            {comparison?.from === one.id ? (
              <Comparison {...props} comparison={comparison} />
            ) : (
              <TapLink to={`${linkVersions(file, { from: one.id })}#${one.id}`}>{words.compare}</TapLink>
            )}
            <PostForm action={path} values={{ file, id: one.id, version: version ?? '' }}>
              <button data-tone="outline">{words.restore}</button>
            </PostForm>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe(
  { author, savedAtMs, replacedAt }: Partial<Props['earlier'][number]>,
  { nowMs, timeZone }: Pick<Props, 'nowMs' | 'timeZone'>,
): string {
  const format = (ms: number) => formatNear(ms, nowMs, timeZone);
  if (author !== undefined && savedAtMs !== undefined)
    return fillIn(words.saved, { time: format(savedAtMs), author });
  return replacedAt === undefined ? words.outside : fillIn(words.until, { time: format(replacedAt) });
}

const describePresent = (props: Props) => `${words.present}. ${describe(props.present, props)}`;

function Comparison(props: Props & { comparison: NonNullable<Props['comparison']> }) {
  const { file, earlier, comparison } = props;
  const { from, to, differences } = comparison;
  const options = [
    ['', describePresent(props)] as const,
    ...earlier.filter(({ id }) => id !== from).map((one) => [one.id, describe(one, props)] as const),
  ];
  return (
    <>
      <form className="fields" action={`${path}#${from}`}>
        <input type="hidden" name="file" value={file} />
        <input type="hidden" name="from" value={from} />
        <Choice label={words.compareWith} name="to" options={options} defaultValue={to} />
        <button data-tone="outline">{words.compare}</button>
      </form>
      {differences.length === 0 && <p role="status">{words.same}</p>}
      <dl>
        {differences.map(({ labels, before, after }) => (
          <div key={`${labels.join()} ${before}`}>
            <dt>{labels.join(' › ')}</dt>
            <dd>
              <del>{before || words.missing}</del> → <ins>{after || words.missing}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
