import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from '@fastify/type-provider-typebox';

/** Codes from the error catalog. The content service has a text for each code. */
export const ErrorCode = {
  malformedRequest: 1,
  email: 2,
  fileTooLarge: 27,
  tooManyRequests: 31,
  internal: 50,
  csrf: 51,
  wrongCredentials: 100,
  secondFactor: 107,
  accountUnconfirmed: 109,
  accountSuspended: 110,
  sessionExpired: 111,
  accessToken: 112,
  forbidden: 113,
  currentPassword: 114,
  twoFactorIsOn: 115,
  twoFactorSetup: 116,
  twoFactorIsOff: 117,
  unknownUser: 120,
  emailTaken: 121,
  displayNameTaken: 122,
  unknownRecruiter: 123,
  hasBought: 124,
  hasRecruiter: 125,
  ownRecruiter: 126,
  recruiterCycle: 127,
  notRecruitable: 128,
  activationKey: 130,
  resetKey: 132,
  profileChanged: 140,
  emailChangePending: 141,
  ownEmail: 142,
  unknownEmailKey: 143,
  expiredEmailKey: 144,
  usedEmailKey: 145,
  emailKeyOfOther: 146,
  proofNeeded: 150,
  unknownSession: 151,
  unknownPasskey: 152,
  lastSignInMethod: 153,
  passkeyRefused: 154,
  unknownInterest: 160,
  keepKey: 170,
  authorizationCode: 180,
  linkedElsewhere: 181,
  alreadyLinked: 182,
  storeAssertion: 183,
  refundPeriod: 184,
  onlyStoreSignIn: 185,
  malformedCode: 200,
  unknownCode: 201,
  usedCode: 202,
  expiredCode: 203,
  reservedCode: 204,
  nothingToClaim: 205,
  notAvailable: 206,
  canceledKey: 207,
  noKeyAvailable: 208,
  keySentAlready: 209,
  malformedRecipient: 210,
  notOffered: 301,
  offerChanged: 302,
  soldOut: 303,
  hasMyDU: 304,
  purchaseKeyUsed: 305,
  unknownOrder: 306,
  shopClosed: 308,
  noStoreAccount: 309,
  noGameTime: 310,
  noActiveSubscription: 311,
  notRenewable: 312,
  unpaidOrder: 313,
  notEnoughCoupons: 330,
  couponsDisabled: 331,
  ownCoupons: 332,
  unknownReceiver: 333,
  transferHeld: 334,
  couponKeyUsed: 335,
  notAPicture: 340,
  damagedPicture: 341,
  tooManyPixels: 342,
  tooManyPending: 343,
  unknownPicture: 344,
  uploadKeyUsed: 345,
  notEligible: 360,
  unknownBlueprint: 601,
  protectedBlueprint: 602,
  emptyBlueprint: 603,
  unknownOrganization: 604,
} as const;

export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

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
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }
}

export const ErrorBody = Type.Object({
  code: Type.Integer(),
  message: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  detail: Type.Optional(Type.String()),
});

/** Returns the response schemas for a route's errors. Every route can also return 400, 429 and 500. */
export const failures = (...statuses: number[]): Record<number, typeof ErrorBody> =>
  Object.fromEntries([400, 429, 500, ...statuses].map((status) => [status, ErrorBody]));

const fieldErrors = (error: FastifyError): Record<string, string[]> => {
  const byField: Record<string, string[]> = {};
  for (const problem of error.validation ?? []) {
    const field =
      problem.instancePath.replace(/^\//, '').replaceAll('/', '.') || (error.validationContext ?? 'body');
    (byField[field] ??= []).push(problem.message ?? 'is not valid');
  }
  return byField;
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
  if (error.validation) {
    return reply.code(400).send({
      code: ErrorCode.malformedRequest,
      message: 'The request is malformed.',
      errors: fieldErrors(error),
    });
  }
  const status = error.statusCode ?? 500;
  if (status < 500) {
    return reply.code(status).send({ code: ErrorCode.malformedRequest, message: error.message });
  }
  request.log.error(error);
  return reply.code(500).send({ code: ErrorCode.internal, message: 'Something went wrong on our side.' });
};
