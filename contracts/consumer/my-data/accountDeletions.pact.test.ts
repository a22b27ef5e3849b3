import { AccountDeletions } from '#application/my-data/AccountDeletions';
import {
  findDeletion,
  keepAccount,
  keepAccountByKey,
  requestDeletion,
} from '#infrastructure/http/my-data/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf, exactly } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { siteAt, signedInSiteAt } from '../support/site';

const active = 'a signed-in player exists';
const pending = 'a player whose account will be deleted exists';
const path = '/api/me/deletion';
const moments = { requestedAt: '2026-11-22T12:00:00.000Z', dueAt: '2026-12-06T12:00:00.000Z' };
const deletion = { requestedAt: new Date(moments.requestedAt), dueAt: new Date(moments.dueAt) };
const deletions = (url: string) => signedInSiteAt(url).get(AccountDeletions);

describe('finding an account deletion', () => {
  const description = 'whether the account will be deleted';
  const request: Interaction['request'] = { method: 'GET', path, headers: bearer };

  it('includes its dates when a deletion is pending', async () => {
    const response = responseOf(findDeletion, { deletion: moments });
    const result = await addInteraction({ given: pending, description, request, response }, (url) =>
      deletions(url).find(),
    );
    expect(result).toEqual({ ok: true, value: deletion });
  });

  it('returns undefined for an account without a deletion request', async () => {
    const response = responseOf(findDeletion, { deletion: exactly(null) });
    const result = await addInteraction({ given: active, description, request, response }, (url) =>
      deletions(url).find(),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });
});

describe('requesting account deletion', () => {
  const description = 'to delete the account';
  const request: Interaction['request'] = {
    method: 'POST',
    path,
    query: { lang: 'fr' },
    headers: bearer,
    body: { password: fromProviderState('${password}', examples.password) },
  };
  const ask = (url: string) => deletions(url).request(examples.password, 'fr');

  it.each([active, pending])('returns the deletion date when %s', async (given) => {
    const response = responseOf(requestDeletion, moments);
    const result = await addInteraction({ given, description, request, response }, ask);
    expect(result).toEqual({ ok: true, value: deletion });
  });

  it('rejects a wrong password with code 114', async () => {
    const wrong = {
      given: active,
      description: 'to delete the account, with a wrong password',
      request: { ...request, body: { password: 'wrong-password' } },
      response: errorResponse(400, 114),
    };
    const result = await addInteraction(wrong, (url) => deletions(url).request('wrong-password', 'fr'));
    expect(result).toEqual({ ok: false, error: { kind: 'wrong-password' } });
  });

  it('rate-limits wrong passwords and returns the seconds to wait', async () => {
    const given = 'too many current passwords were tried';
    const result = await addInteraction({ given, description, request, response: tooManyRequests }, ask);
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });
});

describe('canceling an account deletion', () => {
  const request: Interaction['request'] = {
    method: 'DELETE',
    path,
    query: { lang: 'fr' },
    headers: bearer,
  };

  it.each([pending, active])('accepts the cancellation when %s', async (given) => {
    const description = 'to keep the account';
    const response = responseOf(keepAccount);
    const result = await addInteraction({ given, description, request, response }, (url) =>
      deletions(url).keepAccount('fr'),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });
});

describe('the link that cancels an account deletion', () => {
  const keepBy = (key: string) => (url: string) =>
    siteAt(url).get(AccountDeletions).keepAccountByKey(key, 'fr');
  const request = {
    method: 'POST',
    path: '/api/account/keep',
    query: { lang: 'fr' },
    body: { key: fromProviderState('${keepKey}', examples.keepKey) },
  } as const;

  it('the link works without a session', async () => {
    const description = 'to keep the account, with the key of the email';
    const response = responseOf(keepAccountByKey);
    const result = await addInteraction(
      { given: pending, description, request, response },
      keepBy(examples.keepKey),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('rejects an unknown key with code 170', async () => {
    const result = await addInteraction(
      {
        given: 'the server is up',
        description: 'to keep an account, with a key that keeps none',
        request: { ...request, body: { key: 'dead-key' } },
        response: errorResponse(404, 170),
      },
      keepBy('dead-key'),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'dead-key' } });
  });
});
