import { MatchersV3 } from '@pact-foundation/pact';
import type { Agreement } from './agree';
import { examples } from './examples';
import { provided } from './matching';

/** The bearer of the signed-in player (AP-02). */
export const bearer = {
  Authorization: provided('Bearer ${accessToken}', `Bearer ${examples.accessToken}`),
};

/** A failure: the site goes by the status and the code, whatever else is told. */
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

/** A call that the site makes with an access token that has expired. */
export const expired = (asking: string, request: Agreement['request']): Agreement => ({
  given: 'a player with an expired access token exists',
  asking: `${asking}, with an expired access token`,
  request,
  answer: refusal(401, 112),
});

/** The same in a session that has ended as well: the site asks for new tokens in vain and gives up. */
export const signedOut = (asking: string, request: Agreement['request']): readonly Agreement[] => [
  expired(asking, request),
  endedSession,
];
