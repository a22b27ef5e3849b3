import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from '@fastify/type-provider-typebox';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { RefusalCode } from '#domain/shared/Refusal';
import { isWithoutEffect } from './databaseUse';
import { isUnavailable, isUnreachable } from './serverDialect';

interface ErrorDetails {
  /** Seconds until a retry can succeed. */
  readonly retryAfterSeconds?: number;
  /** Messages by field, in the language of the request. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Explanation for human readers, if the code is not specific enough. */
  readonly detail?: string;
}

/** Error response. Route handlers throw it, and the error handler sends it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }
}

/** Error response for a kind of refusal. `message` is for developers; the site shows the text of the code. */
export const refusal = <K extends string>(
  refusals: Readonly<Record<K, RefusalCode>>,
  kind: NoInfer<K>,
  message: string,
  details?: ErrorDetails,
): ApiError => {
  const { status, code } = refusals[kind];
  return new ApiError(status, code, message, details);
};

export const ErrorBody = Type.Object({
  code: Type.Integer(),
  message: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  detail: Type.Optional(Type.String()),
});

/** Returns the response schemas for a route's errors. Every route can also return 400, 429 and 500. */
export const failures = (...statuses: number[]): Record<number, typeof ErrorBody> =>
  Object.fromEntries([400, 429, 500, ...statuses].map((status) => [status, ErrorBody]));

/** Seconds after which clients may retry a call that did nothing because the database accepted no connection. */
const retryAfterSeconds = 5;

const fieldErrors = (error: FastifyError): Record<string, string[]> => {
  // A map, because the client chooses the names, and `__proto__` is one.
  const byField = new Map<string, string[]>();
  for (const problem of error.validation ?? []) {
    const field =
      problem.instancePath.replace(/^\//, '').replaceAll('/', '.') || (error.validationContext ?? 'body');
    byField.set(field, [...(byField.get(field) ?? []), problem.message ?? 'is not valid']);
  }
  return Object.fromEntries(byField);
};

export const handleError = (
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  if (error instanceof ApiError) {
    const { retryAfterSeconds, errors, detail } = error.details;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    return reply.code(error.status).send({
      code: error.code,
      message: error.message,
      ...(errors && { errors }),
      ...(detail && { detail }),
    });
  }
  const { 'malformed-request': malformed, internal } = generalRefusals;
  if (error.validation) {
    return reply.code(malformed.status).send({
      code: malformed.code,
      message: 'The request is malformed.',
      errors: fieldErrors(error),
    });
  }
  const status = error.statusCode ?? 500;
  if (status < 500) {
    return reply.code(status).send({ code: malformed.code, message: error.message });
  }
  reply.code(isUnavailable(error) ? 503 : internal.status);
  // Clients conclude from this header that the call had no effect.
  if (isUnreachable(error) && isWithoutEffect()) reply.header('retry-after', String(retryAfterSeconds));
  request.log.error({ err: error, req: request, res: reply });
  return reply.send({ code: internal.code, message: 'Something went wrong on our side.' });
};
