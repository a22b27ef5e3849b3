import { MatchersV3 } from '@pact-foundation/pact';

/**
 * A value that the provider's state names: `example` here, what the state answered when a provider is verified.
 * `expression` holds the names of such values as `${name}`.
 */
export const provided = <T extends string | number>(expression: string, example: T) => ({
  ...MatchersV3.fromProviderState(expression, example),
  // By type would let any value stand there.
  'pact:matcher:type': 'equality',
});

export type Provided = ReturnType<typeof provided<string>>;

/** A UUID that is another one whenever a provider is verified. */
export const freshUuid = () => MatchersV3.uuid();

export const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
