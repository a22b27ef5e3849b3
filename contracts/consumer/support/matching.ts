import { MatchersV3 } from '@pact-foundation/pact';

/**
 * A value that the provider's state names: `example` here, what the state answered when a provider is verified.
 * `expression` holds the names of such values as `${name}`.
 */
export const provided = (expression: string, example: string) => ({
  ...MatchersV3.fromProviderState(expression, example),
  // By type would let the site send any text there.
  'pact:matcher:type': 'equality',
});

/** The same of a number. */
export const providedNumber = (expression: string, example: number) => ({
  ...MatchersV3.fromProviderState(expression, example),
  'pact:matcher:type': 'equality',
});

export type Provided = ReturnType<typeof provided>;

/** A moment in ISO 8601, with its offset. */
export const moment = (example: string) =>
  MatchersV3.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/, example);

/** Anything but an empty text. */
export const text = (example: string) => MatchersV3.regex(/^.+$/, example);

export const wholeNumber = (example: number) => MatchersV3.integer(example);

export const amount = (example: number) => MatchersV3.number(example);

/** A UUID that is another one whenever a provider is verified. */
export const freshUuid = () => MatchersV3.uuid();

/** A JWT, whatever it says. */
export const jwt = (example: string) => MatchersV3.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, example);
