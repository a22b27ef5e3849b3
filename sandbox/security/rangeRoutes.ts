import { createHash } from 'node:crypto';
import { Type } from '@fastify/type-provider-typebox';
import { sampleBreachedPasswords } from '#samples/accounts';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';

const prefixLength = 5;

/** Returns lines in the format of Have I Been Pwned: a hash suffix, and how often its password was breached. */
const rangeOf = (prefix: string): string =>
  sampleBreachedPasswords
    .map((password) => createHash('sha1').update(password).digest('hex').toUpperCase())
    .filter((hash) => hash.startsWith(prefix.toUpperCase()))
    .map((hash) => `${hash.slice(prefixLength)}:1000`)
    .join('\r\n');

/** Mock of a service that lists breached passwords. */
export const rangeRoutes = (api: Api): void => {
  api.get(
    '/sandbox/range/:prefix',
    {
      schema: {
        params: Type.Object({ prefix: Type.String({ pattern: '^[0-9A-Fa-f]{5}$' }) }),
        response: { 200: Type.String(), ...failures() },
      },
    },
    (request, reply) => {
      void reply.type('text/plain; charset=utf-8');
      return rangeOf(request.params.prefix);
    },
  );
};
