import { MatchersV3 } from '@pact-foundation/pact';

/**
 * A value that the provider state supplies: `example` in consumer tests, the state's value during verification.
 * `expression` contains the names of state values as `${name}`.
 */
export const fromProviderState = <T extends string | number>(expression: string, example: T) => ({
  ...MatchersV3.fromProviderState(expression, example),
  // Matching by type would accept any value of that type.
  'pact:matcher:type': 'equality',
});

export type ProviderStateValue = ReturnType<typeof fromProviderState<string>>;

/** Creates a UUID that is different in each verification. */
export const freshUuid = () => MatchersV3.uuid();

export const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
