import type { FastifyRequest } from 'fastify';
import { Type } from '@fastify/type-provider-typebox';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';

/** Header in which tests name the visitor's country, or `unknown`, and the country of requests without it. */
export const countryHeader = { name: 'x-sandbox-country', fallback: 'FR' } as const;

/** Country of the visitor (ISO 3166-1 alpha-2); null if unknown. */
export const countryOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => {
  const country = headers[countryHeader.name] ?? countryHeader.fallback;
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null;
};

export const locationRoutes = (api: Api): void => {
  api.get(
    '/api/products/location',
    {
      schema: {
        headers: Type.Object({
          'x-sandbox-country': Type.Optional(Type.String({ pattern: '^([A-Z]{2}|unknown)$' })),
        }),
        response: {
          200: Type.Object({ country_code: Type.Union([Type.String(), Type.Null()]) }),
          ...failures(503),
        },
      },
    },
    (request) => ({ country_code: countryOf(request) }),
  );
};
