import type { VerifierOptions } from '@pact-foundation/pact';
import type { StateFunc } from '@pact-foundation/pact/src/dsl/verifier/proxy/types';

type StateHandlers = NonNullable<VerifierOptions['stateHandlers']>;

interface StateChange {
  readonly state: string;
  readonly params: unknown;
  readonly action: 'setup' | 'teardown';
}

interface StateRefusal {
  readonly state: string;
  readonly problem: string;
}

const timeoutMilliseconds = 30_000;

/** Sets up provider states by posting them to the provider's URL for states. */
export class ProviderStates {
  private readonly refused = new Map<string, StateRefusal>();

  constructor(private readonly url: string) {}

  /** Failures to set up provider states. Pact only prints such failures, and verifies the interaction anyway. */
  get refusals(): readonly StateRefusal[] {
    return [...this.refused.values()];
  }

  /**
   * Posts every provider state to the provider, whatever its name, because the pacts of a broker may contain others.
   * The next request uses values from the response, such as `accessToken` for its bearer token.
   */
  handlers(): StateHandlers {
    return new Proxy<StateHandlers>(
      {},
      {
        get: (_target, state) =>
          // For its log, Pact serializes the options to JSON, which reads `toJSON`.
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
        const problem = `${action} of the state "${state}": ${reason}`;
        this.refused.set(problem, { state, problem });
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
