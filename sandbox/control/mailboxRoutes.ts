import { Type } from '@fastify/type-provider-typebox';
import { ApiError, ErrorCode, failures } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Mailbox, SentLetter } from '../platform/mailbox';
import { htmlType, letterPage, letterPolicy, mailboxPage, pagePolicy } from './pages';
import { LetterList } from './schema';

/** The letters the sandbox sent, as pages and as JSON. */
export const mailboxRoutes = (api: Api, mailbox: Mailbox): void => {
  api.get('/sandbox/mailbox', async (_request, reply) =>
    reply
      .header('content-security-policy', pagePolicy)
      .type(htmlType)
      .send(mailboxPage(await mailbox.letters())),
  );

  api.get(
    '/sandbox/mailbox.json',
    {
      schema: {
        querystring: Type.Object({ to: Type.Optional(Type.String()) }),
        response: { 200: LetterList, ...failures() },
      },
    },
    async (request) =>
      (await mailbox.letters(request.query.to)).map(
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
  const letterOf = async (id: string): Promise<SentLetter> => {
    const letter = await mailbox.letter(Number(id));
    if (!letter) throw new ApiError(404, ErrorCode.malformedRequest, 'There is no such letter.');
    return letter;
  };

  api.get('/sandbox/mailbox/:id', { schema: { params } }, async (request, reply) =>
    reply
      .header('content-security-policy', pagePolicy)
      .type(htmlType)
      .send(letterPage(await letterOf(request.params.id))),
  );

  api.get('/sandbox/mailbox/:id/letter', { schema: { params } }, async (request, reply) =>
    reply
      .headers({ 'content-security-policy': letterPolicy, 'x-frame-options': 'SAMEORIGIN' })
      .type(htmlType)
      .send((await letterOf(request.params.id)).html),
  );
};
