import { beginTestRun, endTestRun } from '#tests/run/testRun';
import { startSandbox } from '#tests/sandbox/startSandbox';
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
  const { provider } = options;
  const { passed, failed, problems } = await (provider
    ? verifyProvider(provider, options)
    : verifySandbox(options));
  for (const problem of problems) console.error(`\n${problem}`);
  console.log(`\n${provider?.url ?? 'the sandbox'}: ${passed} passed, ${failed + problems.length} failed`);
  return failed + problems.length === 0;
};

try {
  process.exitCode = (await verify(readOptions(process.argv.slice(2)))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
