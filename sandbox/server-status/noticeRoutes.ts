import { Type } from '@fastify/type-provider-typebox';
import { backEndTexts } from '#content/generated/backEndTexts';
import type { Sandbox } from '../context';
import { emailConfirmationRoutes } from '../mailing/confirmationRoutes';
import { countEmailRequest, emailRequestSchema } from '../platform/emailRequests';
import { emailLink, statusNoticeConfirmationPath } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { requireCsrfToken } from '../registration/csrf';
import { confirmNotice, isNoticeConfirmable, requestNotice } from './notices';

const path = '/liveops/serverstatus/notices';

/** Requests for an email when the game is up again, confirmed by an emailed link. */
export const noticeRoutes = (api: Api, sandbox: Sandbox): void => {
  const { limits, mailbox, rootUrl } = sandbox;

  api.post(
    path,
    { schema: { ...emailRequestSchema, response: { 204: Type.Null(), ...failures(403) } } },
    async (request, reply) => {
      await requireCsrfToken(sandbox, request.headers);
      countEmailRequest(limits, request);
      const { email } = request.body;
      const language = request.query.lang ?? 'en';
      const key = await requestNotice(sandbox, email, language);
      await mailbox.send(
        emailWithLink({
          recipient: email,
          name: '',
          language,
          texts: backEndTexts[language].statusNotice,
          link: emailLink({ language, rootUrl: rootUrl() }, 'status-notice-confirmation', { key }),
        }),
      );
      return reply.code(204).send(null);
    },
  );

  emailConfirmationRoutes(api, sandbox, {
    path: statusNoticeConfirmationPath,
    texts: (language) => ({
      question: backEndTexts[language].statusNoticeConfirm,
      expired: backEndTexts[language].statusNoticeExpired,
    }),
    isConfirmable: (key) => isNoticeConfirmable(sandbox, key),
    confirm: async (key, language) => {
      const { statusNoticeConfirmed, statusNoticeUp } = backEndTexts[language];
      const outcome = await confirmNotice(sandbox, key);
      return outcome && (outcome === 'up' ? statusNoticeUp : statusNoticeConfirmed);
    },
  });
};
