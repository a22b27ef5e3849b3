import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { redirectForm } from '../control/forms';
import { Done } from '../control/schema';
import { ApiError, ErrorCode, failures } from '../platform/errors';
import type { Api } from '../platform/http';
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
          },
          strict,
        ),
        response: { ...Done, ...failures(404) },
      },
    },
    async (request, reply) => {
      const { name, status, message = '', messageFr, messageDe } = request.body;
      const messages = { en: message, fr: messageFr ?? message, de: messageDe ?? message };
      if (!(await changeService(sandbox, { name, status, messages }))) {
        throw new ApiError(404, ErrorCode.malformedRequest, 'There is no such service.');
      }
      return redirectForm(request, reply) ? reply : reply.code(204).send(null);
    },
  );
};
