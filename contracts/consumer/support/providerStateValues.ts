import { MatchersV3 } from '@pact-foundation/pact';

/**
 * A value supplied by the provider state: `example` in consumer tests, the state's value in a verification.
 * `expression` contains the names of such values as `${name}`.
 */
export const fromProviderState = <T extends string | number>(expression: string, example: T) => ({
  ...MatchersV3.fromProviderState(expression, example),
  // Matching by type would accept any value.
  'pact:matcher:type': 'equality',
});

export type ProviderStateValue = ReturnType<typeof fromProviderState<string>>;

/** A UUID that is new in each verification. */
export const freshUuid = () => MatchersV3.uuid();

export const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
