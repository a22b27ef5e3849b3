import { MatchersV3 } from '@pact-foundation/pact';
import type { Interaction } from './addInteraction';
import { examples } from './examples';
import { fromProviderState } from './providerStateValues';

/** Bearer token of the signed-in player (AP-02). */
export const bearer = {
  Authorization: fromProviderState('Bearer ${accessToken}', `Bearer ${examples.accessToken}`),
};

/** Creates an error response. The site evaluates only the status and code. */
export const errorResponse = (status: number, code: number): Interaction['response'] => ({
  status,
  body: { code },
});

export const tooManyRequests: Interaction['response'] = {
  ...errorResponse(429, 31),
  headers: { 'Retry-After': MatchersV3.regex(/^\d+$/, '120') },
};

export const refreshRequest: Interaction['request'] = {
  method: 'POST',
  path: '/api/auth/refresh',
  headers: bearer,
  body: { token: fromProviderState('${refreshToken}', examples.refreshToken) },
};

export const endedSession: Interaction = {
  given: 'a player with an ended session exists',
  description: 'new tokens, with a refresh token that was used long ago',
  request: refreshRequest,
  response: errorResponse(401, 111),
};

/** Creates a call with an expired access token. */
export const withExpiredToken = (asking: string, request: Interaction['request']): Interaction => ({
  given: 'a player with an expired access token exists',
  description: `${asking}, with an expired access token`,
  request,
  response: errorResponse(401, 112),
});

/** Creates a call whose access token has expired and whose session has ended, so that the token renewal also fails. */
export const withEndedSession = (asking: string, request: Interaction['request']): readonly Interaction[] => [
  withExpiredToken(asking, request),
  endedSession,
];
