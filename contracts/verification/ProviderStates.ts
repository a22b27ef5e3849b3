import type { VerifierOptions } from '@pact-foundation/pact';
import type { StateFunc } from '@pact-foundation/pact/src/dsl/verifier/proxy/types';

type StateHandlers = NonNullable<VerifierOptions['stateHandlers']>;

interface StateChange {
  readonly state: string;
  readonly params: unknown;
  readonly action: 'setup' | 'teardown';
}

const timeoutMilliseconds = 30_000;

/** Sets up provider states through the provider's URL for them. */
export class ProviderStates {
  private readonly refusals = new Set<string>();

  constructor(private readonly url: string) {}

  /** Failures of provider states: Pact only prints them and verifies the interaction anyway. */
  get problems(): readonly string[] {
    return [...this.refusals];
  }

  /**
   * Posts every provider state, whatever its name, because the pacts of a broker may contain other states.
   * Values in the response are used in the next request, such as `accessToken` in its bearer token.
   */
  handlers(): StateHandlers {
    return new Proxy<StateHandlers>(
      {},
      {
        get: (_target, state) =>
          // Pact serializes its options to JSON for its log.
          typeof state !== 'string' || state === 'toJSON'
            ? undefined
            : { setup: this.stateFunction(state, 'setup'), teardown: this.stateFunction(state, 'teardown') },
      },
    );
  }

  private stateFunction(state: string, action: StateChange['action']): StateFunc {
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

  /** @throws Error if the provider rejects the state */
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
