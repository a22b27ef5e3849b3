import { Type } from '@fastify/type-provider-typebox';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { failures, refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Mailbox, SentEmail } from '../platform/mailbox';
import { htmlType, emailPage, emailPolicy, mailboxPage, pagePolicy } from './pages';
import { EmailList } from './schema';

/** Routes that show the sent emails as pages, or return them as JSON. */
export const mailboxRoutes = (api: Api, mailbox: Mailbox): void => {
  api.get('/sandbox/mailbox', async (_request, reply) =>
    reply
      .header('content-security-policy', pagePolicy)
      .type(htmlType)
      .send(mailboxPage(await mailbox.emails())),
  );

  api.get(
    '/sandbox/mailbox.json',
    {
      schema: {
        querystring: Type.Object({ to: Type.Optional(Type.String()) }),
        response: { 200: EmailList, ...failures() },
      },
    },
    async (request) =>
      (await mailbox.emails(request.query.to)).map(
        ({ id, recipient, language, subject, html, text, sent_at }) => ({
          id,
          to: recipient,
          language,
          subject,
          html,
          text,
          sentAt: sent_at.toISOString(),
        }),
      ),
  );

  const params = Type.Object({ id: Type.String({ pattern: '^\\d{1,9}$' }) });
  const emailOf = async (id: string): Promise<SentEmail> => {
    const email = await mailbox.email(Number(id));
    if (!email) throw refusal(generalRefusals, 'not-found', 'There is no such email.');
    return email;
  };

  api.get('/sandbox/mailbox/:id', { schema: { params } }, async (request, reply) =>
    reply
      .header('content-security-policy', pagePolicy)
      .type(htmlType)
      .send(emailPage(await emailOf(request.params.id))),
  );

  api.get('/sandbox/mailbox/:id/letter', { schema: { params } }, async (request, reply) =>
    reply
      .headers({ 'content-security-policy': emailPolicy, 'x-frame-options': 'SAMEORIGIN' })
      .type(htmlType)
      .send((await emailOf(request.params.id)).html),
  );
};
