import { isEmail } from '#domain/shared/patterns';
import type { Sandbox } from '../context';
import { countEmailRequest, LanguageQuery } from '../platform/emailRequests';
import { ApiError, ErrorCode, failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { requireCsrfToken } from '../registration/csrf';
import type { Declaration } from '../platform/tables';
import { storeDeclaration } from './storeDeclaration';
import { CancellationForm, DeclarationKey, DeclarationReceipt, WithdrawalForm } from './schema';

const answers = { 200: DeclarationReceipt, ...failures(403) };

/** Withdrawal and cancellation routes, open to guests. Responses do not reveal whether an order or email exists. */
export const declarationRoutes = (api: Api, sandbox: Sandbox): void => {
  const admit = async (request: {
    readonly ip: string;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly body: { readonly email: string };
  }): Promise<void> => {
    const token = request.headers['x-csrf-token'];
    await requireCsrfToken(sandbox, typeof token === 'string' ? token : undefined);
    if (!isEmail(request.body.email))
      throw new ApiError(400, ErrorCode.email, 'The email address is not valid.');
    countEmailRequest(sandbox.limits, request);
  };

  api.post(
    '/api/withdrawals',
    {
      schema: {
        querystring: LanguageQuery,
        headers: DeclarationKey,
        body: WithdrawalForm,
        response: answers,
      },
    },
    async (request, reply) => {
      await admit(request);
      const received = await storeDeclaration(
        sandbox,
        { kind: 'withdrawal', content: request.body },
        senderOf(request, sandbox.rootUrl()),
      );
      return reply.code(200).send(present(received));
    },
  );

  api.post(
    '/api/cancellations',
    {
      schema: {
        querystring: LanguageQuery,
        headers: DeclarationKey,
        body: CancellationForm,
        response: answers,
      },
    },
    async (request, reply) => {
      await admit(request);
      const received = await storeDeclaration(
        sandbox,
        { kind: 'cancellation', content: request.body },
        senderOf(request, sandbox.rootUrl()),
      );
      return reply.code(200).send(present(received));
    },
  );
};

const senderOf = (
  {
    headers,
    query,
  }: {
    readonly headers: { readonly 'idempotency-key': string };
    readonly query: { readonly lang?: 'en' | 'fr' | 'de' };
  },
  rootUrl: string,
) => ({ key: headers['idempotency-key'], language: query.lang ?? 'en', rootUrl });

const present = ({ id, received_at: receivedAt }: Declaration) => ({
  id,
  receivedAt: receivedAt.toISOString(),
});
