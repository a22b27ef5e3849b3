import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { requestReference } from '#domain/shared/requestReference';
import { isServicePath } from '../settings/paths';
import { pathOf } from './pathOf';

/** Logs an error with its request and status. The loggers of requests only add their id. */
export const logError = (err: unknown, request: Pick<FastifyRequest, 'log'>, reply: object): void =>
  request.log.error({ err, req: request, res: reply });

/** Returns a line with the reference that error pages also show, or an empty text if the id has none. */
const referenceLine = ({ id }: FastifyRequest): string => {
  const reference = requestReference(id);
  return reference === undefined ? '' : `Reference: ${reference}\n`;
};

/** Sends an error of the web server: in the API's error format for API calls, otherwise as plain text. */
export const sendError = (
  error: Pick<FastifyError, 'message' | 'statusCode'> & { readonly headers?: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const { statusCode = 500, message, headers = {} } = error;
  const isOurs = statusCode >= 500;
  const reported = isOurs ? 'Something went wrong on our side.' : message;
  reply.code(statusCode).headers(headers).header('cache-control', 'no-store');
  if (isOurs) logError(error, request, reply);
  if (isServicePath(pathOf(request))) void reply.send({ code: isOurs ? 50 : 1, message: reported });
  else
    void reply.type('text/plain; charset=utf-8').send(`${reported}\n${isOurs ? referenceLine(request) : ''}`);
};
