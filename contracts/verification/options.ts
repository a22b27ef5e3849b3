import { parseArgs } from 'node:util';

/** URLs of the provider to verify, and of its provider states. */
export interface Provider {
  readonly url: string;
  readonly statesUrl: string;
}

/** Pact broker that supplies the pacts instead of this folder. */
interface Broker {
  readonly url: string;
  readonly token: string | undefined;
}

export interface Options {
  /** Provider to verify. By default, a sandbox is started for the verification. */
  readonly provider: Provider | undefined;
  readonly broker: Broker | undefined;
  readonly providerVersion: string | undefined;
  readonly providerBranch: string | undefined;
  /** Whether to publish the result to the broker. */
  readonly publish: boolean;
}

/** Thrown if the command line is invalid. */
export class UsageError extends Error {}

export const usage = `npm run contracts:verify
    verifies the sandbox, which is started for it; DATABASE_URL has it keep its data there
npm run contracts:verify -- --provider URL --states URL
    verifies the provider at URL; the other URL puts it into states
and with either of them
    --broker URL [--token TOKEN]       the pacts come from there; PACT_BROKER_TOKEN does as well
    --provider-version V               what is verified: a commit, or a release
    --provider-branch B
    --publish                          tells the broker the outcome`;

/** @throws UsageError for invalid arguments */
export const readOptions = (args: readonly string[]): Options => {
  const values = parse(args);
  if ((values.provider === undefined) !== (values.states === undefined)) {
    throw new UsageError('--provider and --states belong together.');
  }
  if (values.publish && (values.broker === undefined || values['provider-version'] === undefined)) {
    throw new UsageError('--publish needs --broker and --provider-version.');
  }
  return {
    provider:
      values.provider === undefined || values.states === undefined
        ? undefined
        : { url: address(values.provider), statesUrl: address(values.states) },
    broker:
      values.broker === undefined
        ? undefined
        : { url: address(values.broker), token: values.token ?? process.env.PACT_BROKER_TOKEN },
    providerVersion: values['provider-version'],
    providerBranch: values['provider-branch'],
    publish: values.publish,
  };
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        provider: { type: 'string' },
        states: { type: 'string' },
        broker: { type: 'string' },
        token: { type: 'string' },
        'provider-version': { type: 'string' },
        'provider-branch': { type: 'string' },
        publish: { type: 'boolean', default: false },
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
