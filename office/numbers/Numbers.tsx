import { numbers as words } from 'words:inbox';
import { fillIn, fillInCount } from '../../contract/fill-in.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { formatMonth, formatNumber } from '../../contract/language.ts';
import { TapLink } from '../frame/Controls.tsx';
import type { Screens } from '../frame/screens.ts';
import { linkCompany } from '../frame/site-links.ts';

interface TableProps<Column extends string> {
  title: string;
  /** Heading of the first column. */
  noun: string;
  rows: readonly (Record<NoInfer<Column>, number | string> & { name: string })[];
  /** The headings of the numbers, by column. */
  columns: Partial<Record<Column, string>>;
  toName?: (name: string) => string;
}

/** Maximum length of a list. Its tail would be entries near zero. */
const longest = 15;

const write = (value: number | string) => (typeof value === 'number' ? formatNumber(value) : value);

function Table<Column extends string>({
  title,
  noun,
  rows,
  columns,
  toName = (name) => name,
}: TableProps<Column>) {
  const names = Object.keys(columns) as Column[];
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <table className="numbers">
        <thead>
          <tr>
            <th scope="col">{noun}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, longest).map((row) => (
            <tr key={row.name}>
              <th scope="row">{toName(row.name)}</th>
              {names.map((name) => (
                <td key={name}>{write(row[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Numbers(shown: Screens['numbers']) {
  const { months, jobVisits, sentQuotes, sources, pages, answered, isCounting } = shown;
  const outcomes = { requests: words.requests, quotes: words.quotes, won: words.won };
  const withVisits = { ...(isCounting && { visits: words.visits }), ...outcomes };
  const withViews = { ...(isCounting && { visits: words.views }), ...outcomes };
  return (
    <>
      <div className="narrow">
        <h1>{words.title}</h1>
        <p>
          {[
            answered.promised === 0 ? words.noPromise : fillIn(words.answered, answered),
            ...(answered.due > 0 ? [fillInCount(words.due, answered.due)] : []),
          ].join(' ')}
        </p>
        {!isCounting && (
          <p>
            {words.off} <TapLink to={linkCompany('counting')}>{words.turnOn}</TapLink>
          </p>
        )}
      </div>
      <Table
        title={words.byMonth}
        noun={words.month}
        rows={months}
        columns={withVisits}
        toName={formatMonth}
      />
      {jobVisits.length > 0 && (
        <Table
          title={words.jobVisits}
          noun={words.month}
          rows={jobVisits}
          columns={{ planned: words.planned, kept: words.tookPlace, won: words.wonAfter }}
          toName={formatMonth}
        />
      )}
      {sentQuotes.length > 0 && (
        <Table
          title={words.sentQuotes}
          noun={words.month}
          rows={sentQuotes}
          columns={{ sent: words.sent, accepted: words.accepted }}
          toName={formatMonth}
        />
      )}
      {isCounting && <Table title={words.bySource} noun={words.source} rows={sources} columns={withVisits} />}
      <Table title={words.byPage} noun={words.page} rows={pages} columns={withViews} />
      <p>
        <TapLink to={`${inboxPath}/numbers.csv`}>{words.file}</TapLink>
      </p>
    </>
  );
}
