import { Type } from '@fastify/type-provider-typebox';
import { backEndTexts } from '../../content/generated/backEndTexts';
import { defaultLocale, homePath, localeOfLanguage, type Language } from '../../src/domain/language/Locale';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { asksForEmail, countEmail } from '../platform/emailRequests';
import { emailWithLink } from '../platform/emailWithLink';
import { LanguageCode } from '../profile/schema';
import { requireCsrfToken } from '../registration/csrf';
import { confirmationPage, confirmationPolicy } from './confirmationPage';
import { welcome } from './issues';
import { preferenceRoutes } from './preferenceRoutes';
import { confirmNewsletter, requestNewsletter } from './signUps';
import { unsubscribeRoutes } from './unsubscribeRoutes';

const confirmPath = '/api/newsletter/confirm';

/** @param rootUrl of the site, for links in emails */
export const mailingRoutes = (api: Api, sandbox: Sandbox, rootUrl: () => string): void => {
  const { db, clock, limits, mailbox } = sandbox;

  preferenceRoutes(api, sandbox);
  unsubscribeRoutes(api, sandbox, rootUrl);

  api.post(
    '/api/newsletter',
    {
      schema: {
        ...asksForEmail,
        response: { 204: Type.Null(), ...failures(403) },
      },
    },
    async (request, reply) => {
      await requireCsrfToken(sandbox, request.headers['x-csrf-token']);
      countEmail(limits, request);
      const { email } = request.body;
      const language: Language = request.query.lang ?? 'en';
      const key = await requestNewsletter(db, email, language, clock.now());
      const link = `${rootUrl()}${confirmPath}?lang=${language}&key=${key}`;
      // Subscribers get the email, too: the answer must not reveal who is subscribed.
      await mailbox.send(
        emailWithLink({
          recipient: email,
          name: '',
          language,
          texts: backEndTexts[language].newsletter,
          link,
        }),
      );
      return reply.code(204).send(null);
    },
  );

  api.get(
    confirmPath,
    {
      // Link checkers use HEAD, which must not confirm anything.
      exposeHeadRoute: false,
      schema: {
        querystring: Type.Object({
          key: Type.String({ maxLength: 128 }),
          lang: Type.Optional(LanguageCode),
        }),
      },
    },
    async (request, reply) => {
      const { key, lang: language = 'en' } = request.query;
      const confirmed = await confirmNewsletter(db, key, clock.now());
      const isConfirmed = confirmed !== undefined;
      if (confirmed?.isNew === true) await welcome(sandbox, { email: confirmed.email, language }, rootUrl());
      const { newsletterConfirmed, newsletterLinkExpired } = backEndTexts[language];
      const texts = isConfirmed ? newsletterConfirmed : newsletterLinkExpired;
      const home = `${rootUrl()}${homePath(localeOfLanguage(language) ?? defaultLocale)}`;
      return reply
        .code(isConfirmed ? 200 : 404)
        .header('content-security-policy', confirmationPolicy)
        .type('text/html; charset=utf-8')
        .send(confirmationPage(language, texts, home));
    },
  );
};
