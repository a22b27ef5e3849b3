import { AccountDeletions } from '#application/my-data/AccountDeletions';
import {
  findDeletion,
  keepAccount,
  keepAccountByKey,
  requestDeletion,
} from '#infrastructure/http/my-data/calls';
import { describeInteractions, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { exactly } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const active = 'a signed-in player exists';
const pending = 'a player whose account will be deleted exists';
const query = { lang: 'fr' };
const moments = { requestedAt: '2026-11-22T12:00:00.000Z', dueAt: '2026-12-06T12:00:00.000Z' };
const deletion = { requestedAt: new Date(moments.requestedAt), dueAt: new Date(moments.dueAt) };

describeInteractions(
  findDeletion,
  {
    description: 'whether the account will be deleted',
    send: (site) => site.get(AccountDeletions).find(),
  },
  [
    [pending, succeeds(deletion, { deletion: moments })],
    [active, succeeds(undefined, { deletion: exactly(null) })],
  ],
);

describeInteractions(
  requestDeletion,
  {
    description: 'to delete the account',
    values: { password: supplied('password') },
    request: (body) => ({ query, body }),
    send: (site, { password }) => site.get(AccountDeletions).request(password, 'fr'),
  },
  [
    [active, succeeds(deletion, moments)],
    [pending, succeeds(deletion, moments)],
    [
      active,
      rejects(400, 114, 'wrong-password'),
      {
        description: 'to delete the account, with a wrong password',
        values: { password: 'wrong-password' },
      },
    ],
    ['too many current passwords were tried', rateLimit],
  ],
);

describeInteractions(
  keepAccount,
  {
    description: 'to keep the account',
    request: () => ({ query }),
    send: (site) => site.get(AccountDeletions).keepAccount('fr'),
  },
  [
    [pending, succeeds()],
    [active, succeeds()],
  ],
);

describeInteractions(
  keepAccountByKey,
  {
    description: 'to keep the account, with the key of the email',
    values: { key: supplied('keepKey') },
    request: (body) => ({ query, body }),
    send: (site, { key }) => site.get(AccountDeletions).keepAccountByKey(key, 'fr'),
  },
  [
    [pending, succeeds()],
    [
      'the server is up',
      rejects(404, 170, 'dead-key'),
      { description: 'to keep an account, with a key that keeps none', values: { key: 'dead-key' } },
    ],
  ],
);
