import { StoreAccounts } from '#application/linked-accounts/StoreAccounts';
import {
  findRefundPeriodEnd,
  findStoreLogin,
  linkStore,
  unlinkStore,
} from '#infrastructure/http/linked-accounts/calls';
import { describeInteractions, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { nonEmpty } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const requirement = 'LK-02';
const signedIn = 'a signed-in player exists';
const withAssertion = 'an assertion of the store exists';
const { steamId: id } = examples;
const endDate = '2026-12-05T12:00:00Z';
const loginUrl = 'https://store.example/openid/login?openid.mode=checkid_setup';

describeInteractions(
  findRefundPeriodEnd,
  {
    requirement,
    description: 'when the refund period ends',
    send: (site) => site.get(StoreAccounts).findRefundPeriodEnd(),
  },
  [
    ['a store owner in the refund period exists', succeeds(new Date(endDate), { endDate })],
    [signedIn, succeeds(undefined, { endDate: null })],
  ],
);

describeInteractions(
  findStoreLogin,
  {
    requirement,
    description: 'for the page of the store to sign in',
    values: { returnUrl: supplied('returnUrl') },
    request: (query) => ({ query }),
    send: (site, { returnUrl }) => site.get(StoreAccounts).findLoginUrl(returnUrl),
  },
  [
    [withAssertion, succeeds(loginUrl, { loginUrl })],
    [
      signedIn,
      rejects(400, 1),
      {
        description: 'for a page of the store that returns to another site',
        values: { returnUrl: 'https://evil.example/account/linked' },
      },
    ],
  ],
);

describeInteractions(
  linkStore,
  {
    requirement,
    description: 'to link the store account of an assertion',
    values: { returnUrl: supplied('returnUrl'), openidAssertion: supplied('openidAssertion') },
    request: (body) => ({ body }),
    send: (site, { returnUrl, openidAssertion }) => site.get(StoreAccounts).link(returnUrl, openidAssertion),
  },
  [
    [withAssertion, succeeds({ id }, { steamId: nonEmpty(id) })],
    ['an assertion of the store for another player exists', rejects(400, 183, 'authorization-refused')],
    ['the store account is linked to another player', rejects(409, 181, 'linked-elsewhere')],
    ['another store account is linked', rejects(409, 182, 'already-linked')],
    ['too many authorisations were tried', rateLimit],
  ],
);

describeInteractions(
  unlinkStore,
  {
    requirement,
    description: 'to unlink the store account',
    send: (site) => site.get(StoreAccounts).unlink(),
  },
  [
    ['a player with linked accounts exists', succeeds()],
    [signedIn, succeeds()],
    ['a player whose only way in is the store account exists', rejects(409, 185, 'only-way-in')],
  ],
);
