import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import type { TestCase } from './junitReport';
import type { Options, Provider } from './options';
import { brokenInvariants } from './invariants';
import { ProviderStates } from './ProviderStates';
import { casesOf, type Report } from './report';
import { isFiltered, pendingStates, selectInteractions, type Interaction } from './selectInteractions';

export interface Outcome {
  /** Results of all interactions, and failures outside of them: provider states, invariants, an unreachable broker. */
  readonly cases: readonly TestCase[];
}

interface Pact {
  readonly interactions: readonly Interaction[];
}

const pactFile = fileURLToPath(new URL('../pacts/starport-site-starport-api.json', import.meta.url));

/** Verifies a provider against the selected interactions of the pacts, each in its provider states. */
export const verifyProvider = async (provider: Provider, options: Options): Promise<Outcome> => {
  const pact = JSON.parse(await readFile(pactFile, 'utf8')) as Pact;
  const interactions = options.broker ? [] : selectInteractions(pact.interactions, options);
  const folder = await mkdtemp(join(tmpdir(), 'starport-pact-'));
  try {
    const file = join(folder, 'pact.json');
    await writeFile(file, JSON.stringify({ ...pact, interactions }));
    return { cases: await verify(provider, options, file, interactions) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const verify = async (
  provider: Provider,
  options: Options,
  file: string,
  interactions: readonly Interaction[],
): Promise<readonly TestCase[]> => {
  const states = new ProviderStates(provider.statesUrl);
  const verifier = new Verifier({
    provider: 'starport-api',
    providerBaseUrl: provider.url,
    stateHandlers: states.handlers(),
    requestFilter: setEmptyContentLength,
    logLevel: 'error',
    ...source(options, file),
  });
  const { report, problem } = await reportOf(verifier);
  const cases = report ? casesOf(report, interactions) : [];
  const broken = isFiltered(options) ? [] : await brokenInvariants(provider);
  const optionalStates = pendingStates(interactions);
  return [
    ...cases,
    ...states.refusals.map(({ state, problem: refused }) => failure(refused, optionalStates.has(state))),
    ...broken.map(({ name, calls }) =>
      failure(
        `Violated rule: ${name}`,
        calls.some((call) => options.pending.includes(call)),
      ),
    ),
    ...(problem === undefined ? [] : [failure(problem)]),
    ...(problem === undefined && cases.length === 0
      ? [failure('There were no interactions to verify.')]
      : []),
  ];
};

const failure = (problem: string, isPending = false): TestCase => ({
  name: problem,
  seconds: 0,
  result: isPending ? 'pending' : 'failed',
  problems: [problem],
});

const source = (
  { broker, pactUrl, providerVersion, providerBranch, publish, buildUrl }: Options,
  file: string,
): Partial<VerifierOptions> => ({
  ...(broker
    ? {
        ...(pactUrl === undefined
          ? {
              pactBrokerUrl: broker.url,
              consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
            }
          : { pactUrls: [pactUrl] }),
        ...(broker.token !== undefined && { pactBrokerToken: broker.token }),
        ...(broker.username !== undefined && { pactBrokerUsername: broker.username }),
        ...(broker.password !== undefined && { pactBrokerPassword: broker.password }),
        ...(publish && { publishVerificationResult: true }),
        ...(buildUrl !== undefined && { buildUrl }),
      }
    : { pactUrls: [file] }),
  ...(providerVersion !== undefined && { providerVersion }),
  ...(providerBranch !== undefined && { providerVersionBranch: providerBranch }),
});

const reportOf = async (
  verifier: Verifier,
): Promise<{ readonly report?: Report; readonly problem?: string }> => {
  let answer: string;
  try {
    answer = await verifier.verifyProvider();
  } catch (error) {
    answer = error instanceof Error ? error.message : String(error);
  }
  try {
    return { report: JSON.parse(answer) as Report };
  } catch {
    return { problem: answer };
  }
};

/** Sets the content length to 0. Otherwise, Pact's proxy would send a missing body as untyped chunked content. */
const setEmptyContentLength = (
  request: IncomingMessage,
  _response: ServerResponse,
  next: () => void,
): void => {
  const { headers } = request;
  if (headers['content-type'] === undefined && headers['transfer-encoding'] === undefined) {
    headers['content-length'] ??= '0';
  }
  next();
};
