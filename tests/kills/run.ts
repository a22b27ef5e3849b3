import { parseArgs } from 'node:util';
import { createData, embedded } from '../run/databases';
import { beginTestRun, endTestRun } from '../run/testRun';
import { makeSiteFolder } from '../server/support/siteFolder';
import { runKills, type Outcome } from './runKills';
import { startPostgres } from './temporaryPostgres';

/** Failed calls that are listed. */
const maxListed = 10;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const numberIn = (value: string): number => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0) throw new Error(`"${value}" is not a whole number.`);
  return number;
};

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'both' },
  },
});
const options = {
  calls: numberIn(values.calls),
  kills: numberIn(values.kills),
  seed: numberIn(values.seed),
};

const show = (database: string, outcome: Outcome, seconds: number): void => {
  const { kills, interrupted, lost, duplicated, refused, inconsistent } = outcome;
  for (const [word, calls] of Object.entries({ lost, duplicated, refused }))
    for (const call of calls.slice(0, maxListed)) print(`${word}: ${call}`);
  print(
    [
      `${database}: ${options.calls} calls`,
      `${kills} kills`,
      `${interrupted} interrupted`,
      `${lost.length} lost`,
      `${duplicated.length} duplicated`,
      `${refused.length} refused`,
      `${inconsistent} inconsistent`,
      `${seconds.toFixed(0)} s`,
    ].join(', '),
  );
};

const isGood = ({ kills, lost, duplicated, refused, inconsistent }: Outcome): boolean =>
  kills === options.kills && lost.length + duplicated.length + refused.length + inconsistent === 0;

/** @returns whether nothing was lost or duplicated */
const runOn = async (folder: string, database: string, server: string): Promise<boolean> => {
  const started = performance.now();
  const outcome = await runKills(folder, await createData(server), options);
  show(database, outcome, (performance.now() - started) / 1000);
  return isGood(outcome);
};

/** @returns undefined without a server */
const runOnServer = async (folder: string): Promise<boolean | undefined> => {
  if (process.env.DATABASE_URL) return runOn(folder, 'server', process.env.DATABASE_URL);
  const postgres = await startPostgres();
  if (!postgres) {
    print('server: skipped, because DATABASE_URL is not set and PostgreSQL is not installed');
    return undefined;
  }
  try {
    return await runOn(folder, 'server', postgres.url);
  } finally {
    await postgres.stop();
  }
};

beginTestRun();
try {
  const { path } = await makeSiteFolder();
  const results: (boolean | undefined)[] = [];
  if (values.database !== 'server') results.push(await runOn(path, 'embedded', embedded));
  if (values.database !== 'embedded') results.push(await runOnServer(path));
  const count = (wanted: boolean) => results.filter((result) => result === wanted).length;
  print(`${count(true)} passed, ${count(false)} failed`);
  process.exitCode = count(false) > 0 ? 1 : 0;
} finally {
  await endTestRun();
}
