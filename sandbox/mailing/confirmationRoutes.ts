import { Type } from '@fastify/type-provider-typebox';
import { backEndTexts, type BackEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import type { Sandbox } from '../context';
import { newsletterConfirmationPath } from '../platform/emailLink';
import type { Api } from '../platform/http';
import { LanguageCode } from '../profile/schema';
import { confirmationPage, outcomePage } from './confirmationPages';
import { sendWelcome } from './issues';
import { sendEmailLinkPage } from './emailLinkPage';
import { confirmNewsletter, isConfirmable } from './signUps';
import { exact } from '../platform/typedText';

const Link = Type.Object({
  key: exact({ maxLength: 128 }),
  lang: Type.Optional(LanguageCode),
});

interface EmailConfirmation {
  readonly path: string;
  /** Texts of the page with the button, and of the page for an invalid key. */
  readonly texts: (language: Language) => {
    readonly question: BackEndTexts['newsletterConfirm'];
    readonly expired: BackEndTexts['newsletterLinkExpired'];
  };
  readonly isConfirmable: (key: string) => Promise<boolean>;
  /** @returns the texts of the outcome; undefined if the key is invalid */
  readonly confirm: (
    key: string,
    language: Language,
  ) => Promise<BackEndTexts['newsletterConfirmed'] | undefined>;
}

/**
 * Routes behind a link that confirms a request. GET only shows a page, because mail scanners follow links. The button
 * on the page confirms the request.
 */
export const emailConfirmationRoutes = (
  api: Api,
  { rootUrl }: Sandbox,
  { path, texts, isConfirmable: hasRequest, confirm }: EmailConfirmation,
): void => {
  const site = (language: Language) => ({ language, rootUrl: rootUrl() });

  api.get(path, { exposeHeadRoute: false, schema: { querystring: Link } }, async (request, reply) => {
    const { key, lang = 'en' } = request.query;
    const { question, expired } = texts(lang);
    return (await hasRequest(key))
      ? sendEmailLinkPage(reply, 200, confirmationPage(lang, key, question))
      : sendEmailLinkPage(reply, 404, outcomePage(site(lang), expired));
  });

  void api.register(async (instance) => {
    const forms: Api = instance.withTypeProvider();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 },
      (_request, body, done) => done(null, body),
    );
    forms.post(path, { schema: { querystring: Link } }, async (request, reply) => {
      const { key, lang = 'en' } = request.query;
      const outcome = await confirm(key, lang);
      return outcome
        ? sendEmailLinkPage(reply, 200, outcomePage(site(lang), outcome))
        : sendEmailLinkPage(reply, 404, outcomePage(site(lang), texts(lang).expired));
    });
  });
};

/** Routes behind the link that confirms a newsletter subscription. */
export const confirmationRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock, rootUrl } = sandbox;
  emailConfirmationRoutes(api, sandbox, {
    path: newsletterConfirmationPath,
    texts: (language) => ({
      question: backEndTexts[language].newsletterConfirm,
      expired: backEndTexts[language].newsletterLinkExpired,
    }),
    isConfirmable: (key) => isConfirmable(db, key, clock.now()),
    confirm: async (key, language) => {
      const confirmed = await confirmNewsletter(db, key, clock.now());
      if (!confirmed) return undefined;
      if (confirmed.isNew) await sendWelcome(sandbox, { email: confirmed.email, language }, rootUrl());
      return backEndTexts[language].newsletterConfirmed;
    },
  });
};
