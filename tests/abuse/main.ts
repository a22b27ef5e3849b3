import { ensureBuilt } from '../../scripts/build/ensureBuilt';
import { beginTestRun, endTestRun } from '../run/testRun';
import { playProbes, type ProbeResult } from './playProbes';
import { probes } from './probes';
import { startSite, TargetSite, UnusableSiteError } from './TargetSite';

const usage = 'npm run abuse [-- [URL] [--only ITEM,…]]';

/** Maximum number of successful attempts that are printed for each probe. */
const maxDescribed = 10;

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

const print = ({ probe, attempts, seconds, failure }: ProbeResult): void => {
  const { count, successes } = attempts;
  const result = `${count} attempts, ${successes.length} succeeded (${seconds.toFixed(1)} s)`;
  printLine(`${probe.item.padEnd(9)} ${probe.title}: ${result}`);
  for (const success of successes.slice(0, maxDescribed)) printLine(`          succeeded: ${success}`);
  if (failure !== undefined) printLine(`          could not be played: ${failure}`);
};

/** @returns whether all probes were played and no attempt succeeded */
const attack = async (url: string, only: readonly string[] | undefined): Promise<boolean> => {
  const results: ProbeResult[] = [];
  const chosen = probes.filter(({ item }) => !only || only.includes(item));
  await playProbes(chosen, await TargetSite.at(url), (result) => {
    results.push(result);
    print(result);
  });
  const sum = (numberOf: (result: ProbeResult) => number): number =>
    results.reduce((total, result) => total + numberOf(result), 0);
  const succeeded = sum(({ attempts }) => attempts.successes.length);
  const unplayed = results.filter(({ failure }) => failure !== undefined).length;
  if (unplayed > 0) printLine(`\n${unplayed} attacks could not be played`);
  printLine(`\n${sum(({ attempts }) => attempts.count)} attempts, ${succeeded} succeeded`);
  return succeeded + unplayed === 0 && results.length > 0;
};

/** Runs the attacks against a site that it starts. */
const attackOwnSite = async (only: readonly string[] | undefined): Promise<boolean> => {
  await ensureBuilt('site');
  const site = await startSite();
  try {
    return await attack(site.url, only);
  } finally {
    await site.stop();
  }
};

const args = process.argv.slice(2);
const option = args.indexOf('--only');
const only = option < 0 ? undefined : args.splice(option, 2)[1]?.split(',');
const [url, ...more] = args;
if (more.length > 0 || (url !== undefined && !URL.canParse(url))) {
  console.error(`Usage: ${usage}`);
  process.exit(2);
}

beginTestRun();
try {
  process.exitCode = (await (url === undefined ? attackOwnSite(only) : attack(url, only))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof UnusableSiteError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await endTestRun();
}
