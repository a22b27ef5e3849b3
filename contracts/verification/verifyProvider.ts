import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import type { Options, Provider } from './options';
import { brokenInvariants } from './invariants';
import { ProviderStates } from './ProviderStates';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Failures outside of interactions: in provider states, violated invariants, or an unreachable broker. */
  readonly problems: readonly string[];
}

/** Result of Pact's verification. Does not include failure details, because Pact has already printed them. */
interface Report {
  readonly result: boolean;
  readonly interactionResults: readonly { readonly result: string }[];
}

const pactFile = fileURLToPath(new URL('../pacts/starport-site-starport-api.json', import.meta.url));

/** Verifies a provider against all interactions of the pacts, each in its provider states. */
export const verifyProvider = async (provider: Provider, options: Options): Promise<Outcome> => {
  const states = new ProviderStates(provider.statesUrl);
  const verifier = new Verifier({
    provider: 'starport-api',
    providerBaseUrl: provider.url,
    stateHandlers: states.handlers(),
    requestFilter: setEmptyContentLength,
    logLevel: 'error',
    ...source(options),
  });
  const { report, problem } = await reportOf(verifier);
  const results = report?.interactionResults ?? [];
  const passed = results.filter(({ result }) => result === 'OK').length;
  const broken = await brokenInvariants(provider);
  const problems = [...states.problems, ...broken.map((promise) => `Not so: ${promise}`)];
  if (problem !== undefined) problems.push(problem);
  else if (results.length === 0) problems.push('There were no interactions to verify.');
  return { passed, failed: results.length - passed, problems };
};

const source = ({ broker, providerVersion, providerBranch, publish }: Options): Partial<VerifierOptions> => ({
  ...(broker
    ? {
        pactBrokerUrl: broker.url,
        ...(broker.token !== undefined && { pactBrokerToken: broker.token }),
        consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
        ...(publish && { publishVerificationResult: true }),
      }
    : { pactUrls: [pactFile] }),
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
