/** ISO 3166-1 alpha-2 in upper case; undefined for any other value. */
export const parseCountryCode = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : undefined;
