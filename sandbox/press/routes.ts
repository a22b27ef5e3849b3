import { Type } from '@fastify/type-provider-typebox';
import { isEmail } from '#domain/shared/patterns';
import type { Sandbox } from '../context';
import { ApiError, ErrorCode, failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { requireCsrfToken } from '../registration/csrf';
import { hashOf, receivePressMessage } from './receivePressMessage';
import { MessageKey, PressForm } from './schema';

export const pressRoutes = (api: Api, sandbox: Sandbox): void => {
  const { limits } = sandbox;

  api.post(
    '/api/press',
    {
      schema: { headers: MessageKey, body: PressForm, response: { 204: Type.Null(), ...failures(403, 413) } },
    },
    async ({ body, headers, ip }, reply) => {
      const token: unknown = (headers as Readonly<Record<string, unknown>>)['x-csrf-token'];
      await requireCsrfToken(sandbox, typeof token === 'string' ? token : undefined);
      const { senderEmail } = body;
      if (!isEmail(senderEmail)) throw new ApiError(400, ErrorCode.email, 'The email address is not valid.');
      const requestHash = hashOf(body, headers['idempotency-key']);
      limits.consume('pressMessagesPerAddress', ip, requestHash);
      limits.consume('emailsPerRecipient', senderEmail.toLowerCase(), requestHash);
      await receivePressMessage(sandbox, body, requestHash);
      return reply.code(204).send(null);
    },
  );
};
