import { Authenticator } from '#application/session/Authenticator';
import { signOut } from '#infrastructure/http/session/calls';
import { describeInteractions, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { supplied } from '../support/providerStateValues';

const { refreshToken } = examples;

describeInteractions(
  signOut,
  {
    requirement: 'SE-07',
    description: 'to end the session',
    request: () => ({ body: { token: supplied('refreshToken') } }),
    send: (site) => site.get(Authenticator).signOut(refreshToken),
  },
  [
    ['a signed-in player exists', succeeds()],
    ['a player with an ended session exists', succeeds()],
    ['the server is down', rejects(503, 50), { request: () => ({ body: { token: refreshToken } }) }],
  ],
);
