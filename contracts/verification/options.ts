import { parseArgs } from 'node:util';
import { apiCalls } from '#infrastructure/http/apiCalls';

/** URLs of the provider to verify, and of its provider states. */
export interface Provider {
  readonly url: string;
  readonly statesUrl: string;
}

/** Pact broker that supplies the pacts instead of this folder. */
interface Broker {
  readonly url: string;
  readonly token: string | undefined;
  readonly username: string | undefined;
  readonly password: string | undefined;
}

/** Interactions to verify: those that match every filter. Without a filter, all. */
export interface Filter {
  /** Part of the name of a provider state. */
  readonly state: string | undefined;
  /** Part of the description of an interaction. */
  readonly description: string | undefined;
  /** Names of calls, such as `transferDacs`. */
  readonly calls: readonly string[];
}

export interface Options {
  /** Provider to verify. By default, a sandbox is started for the verification. */
  readonly provider: Provider | undefined;
  readonly filter: Filter;
  /** Names of calls that the provider does not have yet. Their failures are reported, but do not count. */
  readonly pending: readonly string[];
  readonly broker: Broker | undefined;
  /** URL of the only pact to verify, which the broker's webhook contains. */
  readonly pactUrl: string | undefined;
  readonly providerVersion: string | undefined;
  readonly providerBranch: string | undefined;
  /** URL of the pipeline's run, to which the broker links. */
  readonly buildUrl: string | undefined;
  /** Whether to publish the result to the broker. */
  readonly publish: boolean;
  /** Path of the JUnit report. */
  readonly junit: string | undefined;
}

/** Thrown if the command line is invalid. */
export class UsageError extends Error {}

export const usage = `npm run contracts:verify [-- OPTIONS]
    verifies the sandbox, which is started for it; DATABASE_URL makes it store its data there

    --provider URL --states URL   verifies the provider at URL instead; the other URL sets up its provider states
    --help                        shows this text

selection of interactions; all filters have to match, and --call and --pending can be repeated
    --state TEXT                  only those with TEXT in the name of a provider state
    --description TEXT            only those with TEXT in their description
    --call NAME                   only those of a call: its operationId in contracts/openapi.json
    --pending NAME                reports failures of a call that is not built yet, but does not count them

results
    --junit FILE                  also writes them to FILE, in JUnit's format

with a broker
    --broker URL                  gets the pacts from there
    --pact-url URL                only this pact, which the broker's webhook contains as \${pactbroker.pactUrl}
    --token TOKEN                 or the variable PACT_BROKER_TOKEN
    --username NAME --password P  or the variables PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
    --provider-version V          commit or release that is verified
    --provider-branch B
    --publish                     publishes the result to the broker
    --build-url URL               the run to which the broker links the result

The exit code is 0 if everything passed, 1 if there were failures, and 2 for invalid arguments.`;

/** @throws UsageError for invalid arguments. @returns undefined for `--help` */
export const readOptions = (args: readonly string[]): Options | undefined => {
  const values = parse(args);
  if (values.help) return undefined;
  requireFitting(values);
  const { provider, states, broker, state, description, call, pending } = values;
  return {
    provider:
      provider === undefined || states === undefined
        ? undefined
        : { url: address(provider), statesUrl: address(states) },
    filter: { state, description, calls: knownCalls(call) },
    pending: knownCalls(pending),
    broker: broker === undefined ? undefined : { url: address(broker), ...credentialsOf(values) },
    pactUrl: values['pact-url'] && address(values['pact-url']),
    providerVersion: values['provider-version'],
    providerBranch: values['provider-branch'],
    buildUrl: values['build-url'] && address(values['build-url']),
    publish: values.publish,
    junit: values.junit,
  };
};

type Values = ReturnType<typeof parse>;

const requireFitting = (values: Values): void => {
  const { provider, states, broker, publish, state, description, call, pending } = values;
  if ((provider === undefined) !== (states === undefined))
    throw new UsageError('--provider and --states belong together.');
  if (publish && (broker === undefined || values['provider-version'] === undefined))
    throw new UsageError('--publish needs --broker and --provider-version.');
  if (broker === undefined && values['pact-url'] !== undefined)
    throw new UsageError('--pact-url needs --broker.');
  const isFiltered = [state, description].some((given) => given !== undefined) || call.length > 0;
  if (broker !== undefined && (isFiltered || pending.length > 0))
    throw new UsageError('--state, --description, --call and --pending cannot be combined with --broker.');
};

const credentialsOf = ({ token, username, password }: Values): Omit<Broker, 'url'> => {
  const { PACT_BROKER_TOKEN, PACT_BROKER_USERNAME, PACT_BROKER_PASSWORD } = process.env;
  return {
    token: token ?? PACT_BROKER_TOKEN,
    username: username ?? PACT_BROKER_USERNAME,
    password: password ?? PACT_BROKER_PASSWORD,
  };
};

const knownCalls = (names: readonly string[]): readonly string[] => {
  const unknown = names.find((name) => !apiCalls.some(([each]) => each === name));
  if (unknown !== undefined) throw new UsageError(`There is no call "${unknown}".`);
  return names;
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', default: false },
        provider: { type: 'string' },
        states: { type: 'string' },
        state: { type: 'string' },
        description: { type: 'string' },
        call: { type: 'string', multiple: true, default: [] },
        pending: { type: 'string', multiple: true, default: [] },
        junit: { type: 'string' },
        broker: { type: 'string' },
        'pact-url': { type: 'string' },
        token: { type: 'string' },
        username: { type: 'string' },
        password: { type: 'string' },
        'provider-version': { type: 'string' },
        'provider-branch': { type: 'string' },
        publish: { type: 'boolean', default: false },
        'build-url': { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const address = (given: string): string => {
  if (!URL.canParse(given)) throw new UsageError(`${given} is not a URL.`);
  return given;
};
