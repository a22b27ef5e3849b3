import type { VerifierOptions } from '@pact-foundation/pact';
import type { StateFunc } from '@pact-foundation/pact/src/dsl/verifier/proxy/types';

type StateHandlers = NonNullable<VerifierOptions['stateHandlers']>;

interface StateChange {
  readonly state: string;
  readonly params: unknown;
  readonly action: 'setup' | 'teardown';
}

const timeoutMilliseconds = 30_000;

/** The situations a provider is put into, by its URL for them. */
export class ProviderStates {
  private readonly refusals = new Set<string>();

  constructor(private readonly url: string) {}

  /** What went wrong with states: Pact only prints it, and verifies the call in whatever state there is. */
  get problems(): readonly string[] {
    return [...this.refusals];
  }

  /**
   * Posts every state to the provider, whatever its name: a broker's pacts may hold other states than these here.
   * What is answered goes into the request that follows, such as `accessToken` into its bearer.
   */
  handlers(): StateHandlers {
    return new Proxy<StateHandlers>(
      {},
      {
        get: (_target, state) =>
          // Pact logs its options as JSON.
          typeof state !== 'string' || state === 'toJSON'
            ? undefined
            : { setup: this.changing(state, 'setup'), teardown: this.changing(state, 'teardown') },
      },
    );
  }

  private changing(state: string, action: StateChange['action']): StateFunc {
    return async (params) => {
      try {
        return await this.post({ state, params: params ?? {}, action });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        this.refusals.add(`${action} of the state "${state}": ${reason}`);
        return undefined;
      }
    };
  }

  /** @throws when the provider does not take the state */
  private async post(change: StateChange): ReturnType<StateFunc> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`);
    return text === '' ? undefined : (JSON.parse(text) as Awaited<ReturnType<StateFunc>>);
  }
}
