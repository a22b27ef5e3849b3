import { Type } from '@fastify/type-provider-typebox';
import { mailingRefusals } from '#domain/mailing/mailingRefusals';
import type { Sandbox } from '../context';
import { subscribable } from '../mailing/interests';
import { sendIssue } from '../mailing/issues';
import { failures, refusal } from '../platform/errors';
import type { Api } from '../platform/http';

/** Route that sends a sample email to the subscribers of an interest. */
export const mailingControlRoutes = (api: Api, sandbox: Sandbox, rootUrl: () => string): void => {
  api.post(
    '/sandbox/mailings',
    {
      schema: {
        body: Type.Object({ interest: Type.String() }, { additionalProperties: false }),
        response: { 200: Type.Object({ sent: Type.Integer() }), ...failures(404) },
      },
    },
    async (request) => {
      const { interest } = request.body;
      if (!subscribable.includes(interest)) {
        throw refusal(mailingRefusals, 'unknown-interest', 'There is no such kind of email.');
      }
      return { sent: await sendIssue(sandbox, interest, rootUrl()) };
    },
  );
};
