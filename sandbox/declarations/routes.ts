import type { Static } from '@fastify/type-provider-typebox';
import { emailKey } from '#domain/shared/spellings';
import { Order } from '../commerce/schema';
import type { Sandbox } from '../context';
import { countEmailRequest, LanguageQuery, requireEmail } from '../platform/emailRequests';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { requireCsrfToken } from '../registration/csrf';
import type { Declaration } from '../platform/tables';
import { declarationStatus, orderStatus } from './declarationStatus';
import { storeDeclaration, type StoredDeclaration } from './storeDeclaration';
import {
  CancellationForm,
  DeclarationKey,
  DeclarationReceipt,
  DeclarationReference,
  DeclarationStatus,
  WithdrawalForm,
} from './schema';

const answers = { 200: DeclarationReceipt, ...failures(403) };

/** Routes of declarations, open to guests. A declaration does not reveal whether its order or email exists. */
export const declarationRoutes = (api: Api, sandbox: Sandbox): void => {
  const admit = async (request: {
    readonly ip: string;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly body: { readonly email: string };
  }): Promise<void> => {
    await requireCsrfToken(sandbox, request.headers);
    requireEmail(request.body.email);
    countEmailRequest(sandbox.limits, request);
  };

  /** Looks up a reference. Limits failed attempts per IP address and per email. */
  const limited = async <T>(
    find: (sandbox: Sandbox, reference: Static<typeof DeclarationReference>) => Promise<T>,
    { ip, body }: { readonly ip: string; readonly body: Static<typeof DeclarationReference> },
  ): Promise<T> => {
    requireEmail(body.email);
    // Both limits are counted before the look-up, so that parallel guesses are limited, too.
    const release = [
      sandbox.limits.consume('wrongNumbersPerAddress', ip),
      sandbox.limits.consume('wrongNumbersPerEmail', emailKey(body.email)),
    ];
    const found = await find(sandbox, body);
    release.forEach((count) => count());
    return found;
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

  api.post(
    '/api/declarations/status',
    {
      schema: {
        body: DeclarationReference,
        response: { 200: DeclarationStatus, ...failures(404) },
      },
    },
    async (request, reply) => reply.code(200).send(await limited(declarationStatus, request)),
  );

  api.post(
    '/api/orders/status',
    { schema: { body: DeclarationReference, response: { 200: Order, ...failures(404) } } },
    async (request, reply) => reply.code(200).send(await limited(orderStatus, request)),
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

const present = ({ declaration, earlier }: StoredDeclaration) => ({
  ...presentReceipt(declaration),
  ...(earlier && { earlier: presentReceipt(earlier) }),
});

const presentReceipt = ({ id, received_at: receivedAt }: Declaration) => ({
  id,
  receivedAt: receivedAt.toISOString(),
});
