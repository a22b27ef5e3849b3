import { Type } from '@fastify/type-provider-typebox';
import type { Language } from '#domain/language/Locale';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { Sandbox } from '../context';
import { unsubscribePath } from '../platform/emailLink';
import { refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import { LanguageCode } from '../profile/schema';
import { sendEmailLinkPage } from './emailLinkPage';
import { changeSubscriptions } from './subscriptions';
import { findUnsubscription } from './unsubscribeKeys';
import { unknownLinkPage, unsubscribePage, unsubscribedPage } from './unsubscribePages';
import { exact, typed } from '../platform/typedText';

const Link = Type.Object({
  key: exact({ maxLength: 128 }),
  lang: Type.Optional(LanguageCode),
});

/** Email clients may use either content type (RFC 8058 §3.1). */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)/;
const inForm = /(^|&)List-Unsubscribe=One-Click(&|$)/;
const inMultipart = /name="?List-Unsubscribe"?[^\r\n]*\r?\n\r?\nOne-Click\r?\n/i;

/**
 * Routes behind the unsubscribe link. GET only shows a page, because mail scanners follow links. POST unsubscribes
 * without a session. It is sent by an email client or by the button on the page.
 */
export const unsubscribeRoutes = (api: Api, { db, clock, rootUrl }: Sandbox): void => {
  const site = (language: Language) => ({ language, rootUrl: rootUrl() });

  api.get(
    unsubscribePath,
    { exposeHeadRoute: false, schema: { querystring: Link } },
    async (request, reply) => {
      const { key, lang = 'en' } = request.query;
      const found = await findUnsubscription(db, key);
      return found
        ? sendEmailLinkPage(reply, 200, unsubscribePage(site(lang), found, key))
        : sendEmailLinkPage(reply, 404, unknownLinkPage(site(lang)));
    },
  );

  void api.register(async (instance) => {
    const forms: Api = instance.withTypeProvider();
    forms.addContentTypeParser(formTypes, { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) => {
      done(null, body);
    });
    forms.post(
      unsubscribePath,
      { schema: { querystring: Link, body: typed('text') } },
      async (request, reply) => {
        const { key, lang: language = 'en' } = request.query;
        if (!inForm.test(request.body) && !inMultipart.test(request.body)) {
          throw refusal(generalRefusals, 'malformed-request', 'The form has no List-Unsubscribe=One-Click.');
        }
        const found = await findUnsubscription(db, key);
        if (!found) return sendEmailLinkPage(reply, 404, unknownLinkPage(site(language)));
        const { email, interest } = found;
        await db
          .transaction()
          .execute((transaction) =>
            changeSubscriptions(transaction, { email, language, now: clock.now() }, [
              { interest, isSubscribed: false },
            ]),
          );
        return sendEmailLinkPage(reply, 200, unsubscribedPage(site(language), found));
      },
    );
  });
};
