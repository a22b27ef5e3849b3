import { Type } from '@fastify/type-provider-typebox';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { Sandbox } from '../context';
import { redirectForm } from '../control/forms';
import { Done } from '../control/schema';
import { failures, refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import { sendNotices } from './notices';
import { changeService } from './services';

const strict = { additionalProperties: false };

const Message = Type.Optional(Type.String({ maxLength: 500 }));

/** Changes the status of a service, as its operators would. */
export const serviceControlRoutes = (api: Api, sandbox: Sandbox): void => {
  api.post(
    '/sandbox/services',
    {
      schema: {
        body: Type.Object(
          {
            name: Type.String(),
            status: Type.Integer({ minimum: 1, maximum: 4 }),
            message: Message,
            /** Translations of the message. */
            messageFr: Message,
            messageDe: Message,
            /** Expected end (ISO 8601). For an unchanged status, moves the end of the current incident. */
            until: Type.Optional(Type.String({ format: 'date-time' })),
          },
          strict,
        ),
        response: { ...Done, ...failures(404) },
      },
    },
    async (request, reply) => {
      const { name, status, message = '', messageFr, messageDe, until } = request.body;
      const messages = { en: message, fr: messageFr ?? message, de: messageDe ?? message };
      if (
        !(await changeService(sandbox, {
          name,
          status,
          messages,
          until: until === undefined ? undefined : new Date(until),
        }))
      ) {
        throw refusal(generalRefusals, 'not-found', 'There is no such service.');
      }
      await sendNotices(sandbox);
      return redirectForm(request, reply) ? reply : reply.code(204).send(null);
    },
  );
};
