import { Type } from '@fastify/type-provider-typebox';
import { emailKey } from '#domain/shared/spellings';
import type { Sandbox } from '../context';
import { requireEmail } from '../platform/emailRequests';
import { failures } from '../platform/errors';
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
      await requireCsrfToken(sandbox, headers);
      const { senderEmail } = body;
      requireEmail(senderEmail);
      const requestHash = hashOf(body, headers['idempotency-key']);
      limits.consume('pressMessagesPerAddress', ip, requestHash);
      limits.consume('emailsPerRecipient', emailKey(senderEmail), requestHash);
      await receivePressMessage(sandbox, body, requestHash);
      return reply.code(204).send(null);
    },
  );
};
