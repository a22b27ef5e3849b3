import { MatchersV3 } from '@pact-foundation/pact';
import type { Agreement } from './agree';
import { examples } from './examples';
import { provided } from './matching';

/** Bearer token of the signed-in player (AP-02). */
export const bearer = {
  Authorization: provided('Bearer ${accessToken}', `Bearer ${examples.accessToken}`),
};

/** An error response: the site evaluates only its status and code. */
export const refusal = (status: number, code: number): Agreement['answer'] => ({ status, body: { code } });

export const tooManyRequests: Agreement['answer'] = {
  ...refusal(429, 31),
  headers: { 'Retry-After': MatchersV3.regex(/^\d+$/, '120') },
};

export const refreshRequest: Agreement['request'] = {
  method: 'POST',
  path: '/api/auth/refresh',
  headers: bearer,
  body: { token: provided('${refreshToken}', examples.refreshToken) },
};

export const endedSession: Agreement = {
  given: 'a player with an ended session exists',
  asking: 'new tokens, with a refresh token that was used long ago',
  request: refreshRequest,
  answer: refusal(401, 111),
};

/** A call with an expired access token. */
export const expired = (asking: string, request: Agreement['request']): Agreement => ({
  given: 'a player with an expired access token exists',
  asking: `${asking}, with an expired access token`,
  request,
  answer: refusal(401, 112),
});

/** A call with an expired access token whose session has ended, too: the token renewal also fails. */
export const signedOut = (asking: string, request: Agreement['request']): readonly Agreement[] => [
  expired(asking, request),
  endedSession,
];
