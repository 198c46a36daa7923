/** Anyone can make up the source of a visit: a million of them may neither fill the database nor slow the inbox down. */
import { expect, onTestFinished, test } from 'vitest';
import { nameSource, readSource } from '../../domain/lead-source.ts';
import { sumMonths } from '../store/count-store.ts';
import { getDatabaseFile } from '../store/data-paths.ts';
import { openPostgres } from '../store/postgres/postgres-database.ts';
import { openSqlite } from '../store/sqlite/sqlite-database.ts';
import { signInShown } from '../testing/inbox-client.ts';
import { describeOnBothEngines } from '../testing/on-both-engines.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { readTexts } from '../testing/read-html.ts';
import { makeTestFolder, startTestServer } from '../testing/start-test-server.ts';
import { createDayCounts } from './day-counts.ts';

const madeUpVisits = 1_000_000;
const rowsOfYear = 500_000;
const silent = { error: () => undefined, warn: () => undefined, info: () => undefined };
const dayMs = 24 * 60 * 60_000;
const listDays = (amount: number) =>
  Array.from({ length: amount }, (_, past) => new Date(Date.now() - past * dayMs).toISOString().slice(0, 10));

/** The source of a visit with a made-up campaign, referrer and landing page. */
function makeUpSource(number: number): string {
  const campaign = number % 2 === 0 ? `?utm_source=campaign-${number}` : '';
  const url = new URL(`https://plumb.example/page-${number}${campaign}`);
  return nameSource(readSource(url, `https://referrer-${number}.example/`, ['plumb.example']));
}

const makeUpNetwork = (number: number) => [10, number >> 16, (number >> 8) & 255, number & 255].join('.');

describeOnBothEngines((makeDatabase) => {
  async function prepare() {
    const { DATABASE_URL: databaseUrl } = await makeDatabase();
    const folder = makeTestFolder();
    return { folder, dataDir: `${folder}/data`, databaseUrl };
  }

  test('keeps a bounded number of rows for a million made-up sources', async () => {
    const store = openTestStore(await prepare());
    const days = listDays(5);
    let today = '';
    const counts = createDayCounts({ store, today: () => today, log: silent });
    for (let visit = 0; visit < madeUpVisits; visit++) {
      today = days[visit % days.length] ?? '';
      counts.add('visit', `/page-${visit % 7}`, makeUpSource(visit), makeUpNetwork(visit));
      if (visit % 5_000 === 0) await counts.flush();
    }
    await counts.flush();
    for (const day of days) {
      const { rows, sources } = await store.readDayCounts(day);
      expect(sources.length).toBeLessThanOrEqual(201);
      expect(rows).toBeLessThanOrEqual(5_000);
    }
    // None is lost.
    const { total } = await store.sumDays([days.at(-1) ?? '', days[0] ?? ''], { sinceMs: 0, untilMs: 0 });
    expect(total.visits).toBe(madeUpVisits);
  });

  test('shows a year of half a million counts, and answers others meanwhile', async () => {
    const { folder, dataDir, databaseUrl } = await prepare();
    const env = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
    const server = await startTestServer({ folder, env, counts: true });
    const database =
      databaseUrl === undefined
        ? openSqlite(getDatabaseFile(dataDir), { waitForLockMs: 60_000 })
        : openPostgres(databaseUrl, { answerWithinMs: 60_000 });
    onTestFinished(() => database.close());
    const days = listDays(365);
    // Each day has two hundred sources of its own, which is the most that the server stores.
    await database.transaction(async (queries) => {
      const rows = await queries.run(
        `WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
         INSERT INTO day_counts (day, kind, path, source, amount)
         SELECT value->>0, CASE WHEN n % 2 = 0 THEN 'visit' ELSE 'view' END, '/page-' || (n / 400),
           'made-up-' || (value->>0) || '-' || (n / 2 % 200), 1
         FROM ${database.dialect.jsonRows} CROSS JOIN numbers`,
        Math.ceil(rowsOfYear / days.length) - 1,
        JSON.stringify(days.map((day) => [day])),
      );
      expect(rows).toBeGreaterThanOrEqual(rowsOfYear);
      await sumMonths(queries);
    });

    const person = await signInShown(server, 'owner@plumb.example');
    const waitsMs: number[] = [];
    let page: { status: number; texts: string } | undefined;
    const reading = person.get('/numbers').then(async (answer) => {
      page = { status: answer.status, texts: readTexts(await answer.text()) };
    });
    while (page === undefined)
      waitsMs.push(await measureMs(async () => (await fetch(`${server.url}/healthz`)).text()));
    await reading;
    expect(page.status).toBe(200);
    expect(page.texts.match(/made-up-/g)?.length).toBeLessThanOrEqual(50);
    // Summing all rows at once shows the speed of this machine.
    const sum = 'SELECT day, kind, path, source, sum(amount) FROM day_counts GROUP BY 1, 2, 3, 4';
    const allMs = await measureMs(() => database.all(sum));
    console.log({ allMs, longestWaitMs: Math.max(...waitsMs) });
    expect(Math.max(...waitsMs)).toBeLessThan(allMs / 5);
  });
});

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAtMs = performance.now();
  await work();
  return performance.now() - startedAtMs;
}
