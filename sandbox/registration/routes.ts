import { Type } from '@fastify/type-provider-typebox';
import { defaultLocale, localeOfLanguage } from '../../src/domain/language/Locale';
import { pathOf } from '../../src/domain/navigation/matchPath';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { findPlayerByEmail } from '../profile/players';
import { LanguageCode } from '../profile/schema';
import { Email } from '../session/schema';
import { issueActivationKey } from './activationKeys';
import { activationLetter } from './activationLetter';
import { issueCsrfToken, requireCsrfToken } from './csrf';

/** @param rootUrl where the site is, for the links in letters */
export const registrationRoutes = (api: Api, sandbox: Sandbox, rootUrl: () => string): void => {
  const { db, clock, limits, mailbox } = sandbox;

  api.get(
    '/api/csrf',
    { schema: { response: { 200: Type.Array(Type.Object({ id: Type.String() })), ...failures() } } },
    async () => [{ id: await issueCsrfToken(sandbox) }],
  );

  api.post(
    '/api/users/resend-activation',
    {
      schema: {
        querystring: Type.Object({ lang: Type.Optional(LanguageCode) }),
        body: Type.Object({ email: Email }, { additionalProperties: false }),
        response: { 204: Type.Null(), ...failures(403) },
      },
    },
    async (request, reply) => {
      await requireCsrfToken(sandbox, request.headers['x-csrf-token']);
      limits.take('lettersPerAddress', request.ip);
      limits.take('lettersPerEmail', request.body.email.toLowerCase());
      const player = await findPlayerByEmail(db, request.body.email);
      if (player?.status === 'unconfirmed') {
        // The language of the page the player asked on; it may be newer than the one the account has.
        const language = request.query.lang ?? player.language;
        const key = await issueActivationKey(db, player.id, clock.now());
        const path = pathOf('activate', localeOfLanguage(language) ?? defaultLocale, { activationKey: key });
        const link = `${rootUrl()}${path}`;
        await mailbox.send(activationLetter(player, language, link));
      }
      return reply.code(204).send(null);
    },
  );
};
