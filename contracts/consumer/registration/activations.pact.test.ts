import { Activations } from '#application/registration/Activations';
import { activateAccount } from '#infrastructure/http/registration/calls';
import { describeInteractions, outage, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { supplied } from '../support/providerStateValues';

const tokens = { token: examples.newAccessToken, refreshToken: examples.newRefreshToken };
const description = 'to activate an account';
const deadKey = rejects(404, 130, 'dead-key');

describeInteractions(
  activateAccount,
  {
    requirement: 'AV-01',
    description,
    values: { activationKey: supplied('activationKey') },
    request: (path) => ({ path }),
    send: (site, { activationKey }) => site.get(Activations).activate(activationKey),
  },
  [
    ['an unconfirmed account with an activation key exists', succeeds(tokens, tokens)],
    ['an activation key was used', deadKey],
    [
      'no player exists',
      deadKey,
      { description: `${description} with a key of nobody`, values: { activationKey: 'a-key-of-nobody' } },
    ],
    ['too many keys were tried', rateLimit],
    ['the server is down', outage],
  ],
);
