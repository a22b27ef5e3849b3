import type { FastifyRequest } from 'fastify';
import { parseCountry } from '#domain/profile/countries';

/** Request header with the visitor's country, which a reverse proxy or the sandbox's tests set. */
export interface CountryHeader {
  /** Name in lowercase. */
  readonly name: string;
  /** Country of requests without the header. */
  readonly fallback?: string;
}

/** Returns the ISO 3166-1 alpha-2 code; undefined if the country is unknown. */
export const visitorCountry = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  header: CountryHeader | undefined,
): string | undefined => header && parseCountry(headers[header.name] ?? header.fallback);
