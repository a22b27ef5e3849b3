import { Authenticator } from '#application/session/Authenticator';
import { signOut } from '#infrastructure/http/session/calls';
import { answers, describeInteractions, rejects } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { supplied } from '../support/providerStateValues';

const { accessToken: token, refreshToken } = examples;

describeInteractions(
  signOut,
  {
    requirement: 'SE-07',
    description: 'to end the session',
    request: () => ({ body: { token: supplied('refreshToken') } }),
    send: (site) => site.get(Authenticator).signOut({ token, refreshToken }),
  },
  [
    ['a signed-in player exists', answers(undefined)],
    ['a player with an ended session exists', answers(undefined)],
    [
      'the server is down',
      { ...rejects(503, 50), outcome: undefined },
      { request: () => ({ authorization: `Bearer ${token}`, body: { token: refreshToken } }) },
    ],
  ],
);
