import { numbers as words } from 'words:inbox';
import { sources as labels } from 'words:mails';
import { fillIn, fillInCount } from '../../../contract/fill-in.ts';
import { inboxPath, labelSource, type InboxScreens, type NumbersRow } from '../../../contract/inbox.ts';
import { formatMonth, formatNumber } from '../../../contract/language.ts';

interface TableProps {
  title: string;
  /** Heading of the first column. */
  noun: string;
  rows: readonly NumbersRow[];
  /** Heading of the first number. */
  visits: string | undefined;
  toName?: (name: string) => string;
}

/** Maximum length of a list. Its tail would be entries near zero. */
const longest = 15;

function Table({ title, noun, rows, visits, toName = (name) => name }: TableProps) {
  return (
    <section>
      <h2>{title}</h2>
      <table className="numbers">
        <thead>
          <tr>
            <th scope="col">{noun}</th>
            {visits && <th scope="col">{visits}</th>}
            <th scope="col">{words.requests}</th>
            <th scope="col">{words.quotes}</th>
            <th scope="col">{words.won}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, longest).map(({ name, visits: seen, requests, quotes, won }) => (
            <tr key={name}>
              <th scope="row">{toName(name)}</th>
              {(visits ? [seen, requests, quotes, won] : [requests, quotes, won]).map((value, column) => (
                <td key={column}>{formatNumber(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const toSource = (name: string) => labelSource(name, labels);

export function Numbers({ months, sources, pages, answered, isCounting }: InboxScreens['numbers']) {
  const visits = isCounting ? words.visits : undefined;
  const views = isCounting ? words.views : undefined;
  return (
    <>
      <h1>{words.title}</h1>
      <p>
        {[
          answered.promised === 0 ? words.noPromise : fillIn(words.answered, answered),
          ...(answered.due > 0 ? [fillInCount(words.due, answered.due)] : []),
        ].join(' ')}
      </p>
      {!isCounting && <p>{words.off}</p>}
      <Table title={words.byMonth} noun={words.month} rows={months} visits={visits} toName={formatMonth} />
      {isCounting && (
        <Table title={words.bySource} noun={words.source} rows={sources} visits={visits} toName={toSource} />
      )}
      <Table title={words.byPage} noun={words.page} rows={pages} visits={views} toName={toSource} />
      <p>
        <a className="tap" href={`${inboxPath}/numbers.csv`}>
          {words.file}
        </a>
      </p>
    </>
  );
}
