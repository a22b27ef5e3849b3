import { Type } from '@fastify/type-provider-typebox';
import type { Language } from '#domain/language/Locale';
import type { Sandbox } from '../context';
import type { Api } from '../platform/http';
import { LanguageCode } from '../profile/schema';
import { confirmationPage, confirmedPage, expiredLinkPage } from './confirmationPages';
import { sendWelcome } from './issues';
import { sendEmailLinkPage } from './emailLinkPage';
import { confirmNewsletter, isConfirmable } from './signUps';

export const confirmationPath = '/api/newsletter/confirm';

const Link = Type.Object({
  key: Type.String({ maxLength: 128 }),
  lang: Type.Optional(LanguageCode),
});

/**
 * Routes behind the link that confirms a newsletter subscription. GET only shows a page, because mail scanners follow
 * links. The button on the page confirms the subscription.
 */
export const confirmationRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock, rootUrl } = sandbox;
  const site = (language: Language) => ({ language, rootUrl: rootUrl() });

  api.get(
    confirmationPath,
    { exposeHeadRoute: false, schema: { querystring: Link } },
    async (request, reply) => {
      const { key, lang = 'en' } = request.query;
      return (await isConfirmable(db, key, clock.now()))
        ? sendEmailLinkPage(reply, 200, confirmationPage(lang, key))
        : sendEmailLinkPage(reply, 404, expiredLinkPage(site(lang)));
    },
  );

  void api.register(async (instance) => {
    const forms: Api = instance.withTypeProvider();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 },
      (_request, body, done) => done(null, body),
    );
    forms.post(confirmationPath, { schema: { querystring: Link } }, async (request, reply) => {
      const { key, lang: language = 'en' } = request.query;
      const confirmed = await confirmNewsletter(db, key, clock.now());
      if (!confirmed) return sendEmailLinkPage(reply, 404, expiredLinkPage(site(language)));
      if (confirmed.isNew) await sendWelcome(sandbox, { email: confirmed.email, language }, rootUrl());
      return sendEmailLinkPage(reply, 200, confirmedPage(site(language)));
    });
  });
};
