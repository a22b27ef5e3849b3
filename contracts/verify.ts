import { writeFile } from 'node:fs/promises';
import { beginTestRun, endTestRun } from '#tests/run/testRun';
import { startSandbox } from '#tests/sandbox/startSandbox';
import { junitReport, type TestCase } from './verification/junitReport';
import { readOptions, usage, UsageError, type Options } from './verification/options';
import { verifyProvider, type Outcome } from './verification/verifyProvider';

process.env.PACT_DO_NOT_TRACK = 'true';

const verifySandbox = async (options: Options): Promise<Outcome> => {
  if (!options.broker) {
    // Pact would use these proxies even for local URLs.
    delete process.env.HTTP_PROXY;
    delete process.env.HTTPS_PROXY;
  }
  beginTestRun();
  const sandbox = await startSandbox();
  try {
    return await verifyProvider({ url: sandbox.url, statesUrl: `${sandbox.url}/sandbox/states` }, options);
  } finally {
    await sandbox.stop();
    await endTestRun();
  }
};

/** @returns whether the provider passed the verification */
const verify = async (options: Options): Promise<boolean> => {
  const { provider, junit } = options;
  const { cases } = await (provider ? verifyProvider(provider, options) : verifySandbox(options));
  const count = (result: TestCase['result']): number => cases.filter((each) => each.result === result).length;
  // Pact has already printed the failures of interactions.
  for (const { problems, name } of cases) if (problems[0] === name) console.error(`\n${name}`);
  if (junit !== undefined) await writeFile(junit, junitReport(cases));
  const pending = count('pending') > 0 ? `, ${count('pending')} pending` : '';
  console.log(
    `\n${provider?.url ?? 'the sandbox'}: ${count('passed')} passed, ${count('failed')} failed${pending}`,
  );
  return count('failed') === 0;
};

try {
  const options = readOptions(process.argv.slice(2));
  if (options) process.exitCode = (await verify(options)) ? 0 : 1;
  else console.log(usage);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
