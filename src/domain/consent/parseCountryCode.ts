/** Returns the ISO 3166-1 alpha-2 code in uppercase; undefined if the value is not such a code. */
export const parseCountryCode = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : undefined;
