/** Request header with the visitor's country. */
export interface CountryHeader {
  /** Name in lowercase. */
  readonly name: string;
  /** Country of requests without the header. */
  readonly fallback?: string;
}

/** Header in which tests name the visitor's country, or `unknown`, and the country of requests without it. */
export const testCountryHeader: CountryHeader = { name: 'x-sandbox-country', fallback: 'FR' };
