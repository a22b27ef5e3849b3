import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isServicePath } from '../settings/paths';

/** Sends an error of the web server: in the API's error format for API calls, otherwise as plain text. */
export const sendError = (
  error: Pick<FastifyError, 'message' | 'statusCode'>,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const { statusCode = 500, message } = error;
  const isOurs = statusCode >= 500;
  if (isOurs) request.log.error(error);
  const reported = isOurs ? 'Something went wrong on our side.' : message;
  reply.code(statusCode).header('cache-control', 'no-store');
  if (isServicePath(request.url.split('?', 1)[0] ?? '/'))
    void reply.send({ code: isOurs ? 50 : 1, message: reported });
  else void reply.type('text/plain; charset=utf-8').send(`${reported}\n`);
};
