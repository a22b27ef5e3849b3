import { emailKey } from '#domain/shared/spellings';
import type { Sandbox } from '../context';
import { LanguageQuery, requireEmail } from '../platform/emailRequests';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { fingerprint } from '../platform/random';
import { requireCsrfToken } from '../registration/csrf';
import { receiveSupportMessage } from './receiveSupportMessage';
import { SupportForm, SupportKey, SupportReceipt } from './schema';

/** Route for messages to support, open to guests. */
export const helpRoutes = (api: Api, sandbox: Sandbox): void => {
  const { limits } = sandbox;

  api.post(
    '/api/support/messages',
    {
      schema: {
        querystring: LanguageQuery,
        headers: SupportKey,
        body: SupportForm,
        response: { 200: SupportReceipt, ...failures(403, 413) },
      },
    },
    async ({ body, headers, query, ip }, reply) => {
      await requireCsrfToken(sandbox, headers);
      const { email } = body;
      requireEmail(email);
      const requestHash = fingerprint(JSON.stringify([headers['idempotency-key'], body]));
      limits.consume('supportMessagesPerAddress', ip, requestHash);
      limits.consume('emailsPerRecipient', emailKey(email), requestHash);
      const { id, answerBy } = await receiveSupportMessage(sandbox, body, {
        requestHash,
        language: query.lang ?? 'en',
      });
      return reply.code(200).send({ id, answerBy: answerBy.toISOString() });
    },
  );
};
