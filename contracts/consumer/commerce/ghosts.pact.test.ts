import { MatchersV3 } from '@pact-foundation/pact';
import { GhostAccounts, type GhostRegistration } from '#application/commerce/GhostAccounts';
import { fail } from '#domain/shared/Result';
import { correctGhostEmail, registerGhost, renewGhost } from '#infrastructure/http/commerce/calls';
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

const taken = {
  description: 'to correct the email of a buyer without an account to one that is taken',
  values: { email: supplied('otherEmail') },
};

describeInteractions<{ readonly email: string }>(
  correctGhostEmail,
  {
    requirement: 'TY-01',
    description: 'to correct the email of a buyer without an account',
    values: { email: 'corrected@farstead.test' },
    request: (values) => ({
      authorization: fromProviderState('Bearer ${accessToken}', `Bearer ${token}`),
      query: { lang: 'de' },
      body: { email: values.email },
    }),
    send: (site, values) => site.get(GhostAccounts).correctEmail({ id, email, token }, values.email, 'de'),
  },
  [
    ['a ghost that has bought exists', succeeds({ id, email: 'corrected@farstead.test', token })],
    [
      'a ghost that has bought exists',
      rejects(400, 2, 'email-invalid'),
      {
        description: 'to correct the email of a buyer without an account to “not-an-email”',
        values: { email: 'not-an-email' },
      },
    ],
    ['a ghost exists', rejects(403, 113, 'not-the-buyer')],
    ['another account has the corrected email', rejects(409, 121, 'email-has-account'), taken],
    ['another ghost has bought with the corrected email', rejects(409, 124, 'email-used'), taken],
  ],
);
