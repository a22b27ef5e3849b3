import { MatchersV3 } from '@pact-foundation/pact';
import { GhostAccounts, type GhostRegistration } from '#application/commerce/GhostAccounts';
import { fail } from '#domain/shared/Result';
import { registerGhost, renewGhost } from '#infrastructure/http/commerce/calls';
import { describeInteractions, outage, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { fromProviderState, supplied } from '../support/providerStateValues';

const { playerId: id, email, ghostToken: token } = examples;
const requirement = 'CF-04';
const description = 'to buy without an account';
const ghost = succeeds({ id, email, token }, { token });

const emailRejection = {
  response: () => ({
    status: 400,
    body: { code: 2, errors: { email: MatchersV3.eachLike('email_is_invalid') } },
  }),
  outcome: fail({ kind: 'email-invalid' }),
  title: 'code 2',
};

const withEmail = (typed: string) => ({
  requirement: 'CF-05',
  description: `${description}, with the e-mail “${typed}”`,
  values: { email: typed },
});

describeInteractions<GhostRegistration>(
  registerGhost,
  {
    requirement,
    description,
    values: { email: supplied('email') },
    request: (values) => ({ body: { email: values.email } }),
    send: (site, registration) => site.get(GhostAccounts).register(registration),
  },
  [
    ['no player exists', ghost],
    ['a ghost exists', ghost],
    [
      'no player exists',
      ghost,
      {
        description: `${description}, with where the visitor came from`,
        values: {
          referral: { ref: 'space-blog', siteId: '42' },
          acquisition: '?utm_source=letter&utm_campaign=launch',
        },
        request: (values) => ({
          body: {
            email: values.email,
            acquisitionCpmstarReferrer: 'space-blog',
            acquisitionCpmstarSiteId: '42',
            acquisitionGaUtm: values.acquisition,
          },
        }),
      },
    ],
    ['the server is up', emailRejection, withEmail('')],
    ['the server is up', emailRejection, withEmail('not-an-email')],
    ['a player with password exists', rejects(409, 121, 'email-has-account'), { requirement: 'CF-05' }],
    ['a ghost that has bought exists', rejects(409, 124, 'email-used'), { requirement: 'CF-05' }],
    ['too many ghosts were registered', rateLimit],
    ['the server is down', outage],
  ],
);

describeInteractions(
  renewGhost,
  {
    requirement,
    description: 'to renew the token of a buyer without an account',
    request: () => ({
      authorization: fromProviderState('Bearer ${accessToken}', `Bearer ${token}`),
      body: {},
    }),
    send: (site) => site.get(GhostAccounts).renew({ id, email, token }),
  },
  [['a ghost that has bought exists', ghost]],
);
