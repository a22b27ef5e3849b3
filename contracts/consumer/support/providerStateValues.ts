import { MatchersV3 } from '@pact-foundation/pact';
import { examples } from './examples';

/**
 * A value that the provider state supplies: `example` in consumer tests, the state's value during verification.
 * `expression` contains the names of state values as `${name}`.
 */
export const fromProviderState = <T>(expression: string, example: T) => ({
  ...MatchersV3.fromProviderState(expression, example),
  value: example,
  // Matching by type would accept any value of that type.
  'pact:matcher:type': 'equality',
});

export type StateValue<T> = ReturnType<typeof fromProviderState<T>>;

export type ProviderStateValue = StateValue<string>;

/** The value of this name from the provider state. */
export const supplied = (name: keyof typeof examples): ProviderStateValue =>
  fromProviderState(`\${${name}}`, String(examples[name]));

export const isStateValue = (value: unknown): value is StateValue<unknown> =>
  typeof value === 'object' && value !== null && 'expression' in value;

/** Creates a UUID that is different in each verification. */
export const freshUuid = () => MatchersV3.uuid();

export const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
