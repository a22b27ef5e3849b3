import { Type } from '@fastify/type-provider-typebox';
import { backEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { emailRequestSchema, countEmailRequest } from '../platform/emailRequests';
import { emailLink } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import { requireCsrfToken } from '../registration/csrf';
import { confirmationRoutes } from './confirmationRoutes';
import { preferenceRoutes } from './preferenceRoutes';
import { requestNewsletter } from './signUps';
import { unsubscribeRoutes } from './unsubscribeRoutes';

export const mailingRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock, limits, mailbox, rootUrl } = sandbox;

  preferenceRoutes(api, sandbox);
  confirmationRoutes(api, sandbox);
  unsubscribeRoutes(api, sandbox);

  api.post(
    '/api/newsletter',
    {
      schema: {
        ...emailRequestSchema,
        response: { 204: Type.Null(), ...failures(403) },
      },
    },
    async (request, reply) => {
      await requireCsrfToken(sandbox, request.headers);
      countEmailRequest(limits, request);
      const { email } = request.body;
      const language: Language = request.query.lang ?? 'en';
      const key = await requestNewsletter(db, email, language, clock.now());
      // Existing subscribers get the email, too, because the response must not reveal who is subscribed.
      await mailbox.send(
        emailWithLink({
          recipient: email,
          name: '',
          language,
          texts: backEndTexts[language].newsletter,
          link: emailLink({ language, rootUrl: rootUrl() }, 'newsletter-confirmation', { key }),
        }),
      );
      return reply.code(204).send(null);
    },
  );
};
