import { AccountDeletions } from '../../../src/application/my-data/AccountDeletions';
import {
  findDeletion,
  keepAccount,
  keepAccountByKey,
  requestDeletion,
} from '../../../src/infrastructure/http/my-data/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal, tooManyRequests } from '../support/agreements';
import { answerOf, exactly } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteAt, siteOfPlayerAt } from '../support/site';

const active = 'a signed-in player exists';
const pending = 'a player whose account will be deleted exists';
const path = '/api/me/deletion';
const moments = { requestedAt: '2026-11-22T12:00:00.000Z', dueAt: '2026-12-06T12:00:00.000Z' };
const deletion = { requestedAt: new Date(moments.requestedAt), dueAt: new Date(moments.dueAt) };
const deletions = (url: string) => siteOfPlayerAt(url).get(AccountDeletions);

describe('the deletion of the account', () => {
  const asking = 'whether the account will be deleted';
  const request: Agreement['request'] = { method: 'GET', path, headers: bearer };

  it('a pending deletion comes with its dates', async () => {
    const answer = answerOf(findDeletion, { deletion: moments });
    const result = await agree({ given: pending, asking, request, answer }, (url) => deletions(url).find());
    expect(result).toEqual({ ok: true, value: deletion });
  });

  it('an account without a request has no deletion', async () => {
    const answer = answerOf(findDeletion, { deletion: exactly(null) });
    const result = await agree({ given: active, asking, request, answer }, (url) => deletions(url).find());
    expect(result).toEqual({ ok: true, value: undefined });
  });
});

describe('the request to delete the account', () => {
  const asking = 'to delete the account';
  const request: Agreement['request'] = {
    method: 'POST',
    path,
    query: { lang: 'fr' },
    headers: bearer,
    body: { password: provided('${password}', examples.password) },
  };
  const ask = (url: string) => deletions(url).request(examples.password, 'fr');

  it.each([active, pending])('the request returns the date of the deletion when %s', async (given) => {
    const answer = answerOf(requestDeletion, moments);
    const result = await agree({ given, asking, request, answer }, ask);
    expect(result).toEqual({ ok: true, value: deletion });
  });

  it('the request is refused with code 114 for a wrong password', async () => {
    const wrong = {
      given: active,
      asking: 'to delete the account, with a wrong password',
      request: { ...request, body: { password: 'wrong-password' } },
      answer: refusal(400, 114),
    };
    const result = await agree(wrong, (url) => deletions(url).request('wrong-password', 'fr'));
    expect(result).toEqual({ ok: false, error: { kind: 'wrong-password' } });
  });

  it('too many passwords are refused with the seconds to wait', async () => {
    const given = 'too many current passwords were tried';
    const result = await agree({ given, asking, request, answer: tooManyRequests }, ask);
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });
});

describe('an account that will be deleted', () => {
  const request: Agreement['request'] = {
    method: 'DELETE',
    path,
    query: { lang: 'fr' },
    headers: bearer,
  };

  it.each([pending, active])('the account can be kept when %s', async (given) => {
    const asking = 'to keep the account';
    const answer = answerOf(keepAccount);
    const result = await agree({ given, asking, request, answer }, (url) => deletions(url).keep('fr'));
    expect(result).toEqual({ ok: true, value: undefined });
  });
});

describe('the link that keeps an account', () => {
  const keepBy = (key: string) => (url: string) => siteAt(url).get(AccountDeletions).keepBy(key, 'fr');
  const request = {
    method: 'POST',
    path: '/api/account/keep',
    query: { lang: 'fr' },
    body: { key: provided('${keepKey}', examples.keepKey) },
  } as const;

  it('the link works without a session', async () => {
    const asking = 'to keep the account, with the key of the email';
    const answer = answerOf(keepAccountByKey);
    const result = await agree({ given: pending, asking, request, answer }, keepBy(examples.keepKey));
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('a key that keeps no account is refused with code 170', async () => {
    const result = await agree(
      {
        given: 'the server is up',
        asking: 'to keep an account, with a key that keeps none',
        request: { ...request, body: { key: 'dead-key' } },
        answer: refusal(404, 170),
      },
      keepBy('dead-key'),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'dead-key' } });
  });
});
