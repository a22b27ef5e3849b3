import type { FastifyRequest } from 'fastify';
import { Type } from '@fastify/type-provider-typebox';
import { parseCountry } from '#domain/profile/countries';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';

/** Country of the visitor (ISO 3166-1 alpha-2); null if unknown. */
export const countryOf = (
  { countryHeader }: Pick<Sandbox, 'countryHeader'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): string | null =>
  (countryHeader && parseCountry(headers[countryHeader.name] ?? countryHeader.fallback)) ?? null;

export const locationRoutes = (api: Api, sandbox: Sandbox): void => {
  api.get(
    '/api/products/location',
    {
      schema: {
        response: {
          200: Type.Object({ country_code: Type.Union([Type.String(), Type.Null()]) }),
          ...failures(503),
        },
      },
    },
    (request) => ({ country_code: countryOf(sandbox, request) }),
  );
};
