import { KeyGifts } from '#application/beta-keys/KeyGifts';
import { cancelBetaKey, findBetaKeys, sendBetaKey } from '#infrastructure/http/beta-keys/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf, exactly, nonEmpty } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const gifts = (url: string) => signedInSiteAt(url).get(KeyGifts);

const withoutKeys = 'a signed-in player exists';
const pending = 'a player with a pending beta key exists';
const used = 'a player whose beta key was used exists';
const reservedForRegistration = 'a beta key kept for a registration exists';
const canceled = 'a canceled beta key exists';

const refused = (status: number, code: number) => ({ ok: false, error: { kind: 'server', status, code } });

const sent = {
  id: nonEmpty(examples.keyId),
  recipient: nonEmpty(examples.recipient),
};

describe('a player’s beta keys', () => {
  const description = 'for the beta keys';
  const request: Interaction['request'] = { method: 'GET', path: '/api/inventory/keys', headers: bearer };
  const list = (url: string) => gifts(url).list();

  it('KY-01 lists a key that was sent but not yet used', async () => {
    const response = responseOf(findBetaKeys, {
      keys: [{ ...sent, usedBy: null, usageTimestamp: null }],
      available: exactly(1),
    });
    const key = { id: examples.keyId, recipient: examples.recipient };
    expect(await addInteraction({ given: pending, description, request, response }, list)).toEqual({
      ok: true,
      value: { keys: [key], available: 1 },
    });
  });

  it('KY-01 lists who used each key and when', async () => {
    const usageTimestamp = '2026-11-20T12:00:00.000Z';
    const response = responseOf(findBetaKeys, {
      keys: [{ ...sent, usedBy: nonEmpty(examples.otherDisplayName), usageTimestamp }],
      available: exactly(0),
    });
    const key = {
      id: examples.keyId,
      recipient: examples.recipient,
      usedBy: examples.otherDisplayName,
      usedAt: new Date(usageTimestamp),
    };
    expect(await addInteraction({ given: used, description, request, response }, list)).toEqual({
      ok: true,
      value: { keys: [key], available: 0 },
    });
  });

  it.each([withoutKeys, canceled])('KY-01 returns an empty list when %s', async (given) => {
    const response = responseOf(findBetaKeys, { keys: [], available: exactly(0) });
    expect(await addInteraction({ given, description, request, response }, list)).toEqual({
      ok: true,
      value: { keys: [], available: 0 },
    });
  });
});

describe('sending a beta key', () => {
  const sending = (recipient: string): Interaction['request'] => ({
    method: 'POST',
    path: '/api/inventory/keys',
    query: { lang: 'fr' },
    headers: bearer,
    body: { recipient },
  });
  const request = sending('pact-second-friend@farstead.test');
  const description = 'to send a beta key';
  const send =
    (recipient = 'pact-second-friend@farstead.test') =>
    (url: string) =>
      gifts(url).send(recipient, 'fr');

  it('KY-01 sends an available key', async () => {
    const response = responseOf(sendBetaKey);
    expect(await addInteraction({ given: pending, description, request, response }, send())).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it('KY-01 fails with code 208 when no key is available', async () => {
    const response = errorResponse(409, 208);
    expect(await addInteraction({ given: withoutKeys, description, request, response }, send())).toEqual(
      refused(409, 208),
    );
  });

  it('KY-01 fails with code 209 when the recipient already has an unused key', async () => {
    const agreement = {
      given: pending,
      description: 'to send a beta key to somebody who has one',
      request: sending(examples.recipient),
      response: errorResponse(409, 209),
    };
    expect(await addInteraction(agreement, send(examples.recipient))).toEqual(refused(409, 209));
  });

  it('KY-01 rejects an invalid email address with code 210', async () => {
    const agreement = {
      given: pending,
      description: 'to send a beta key to no address',
      request: sending('nobody'),
      response: errorResponse(400, 210),
    };
    expect(await addInteraction(agreement, send('nobody'))).toEqual(refused(400, 210));
  });

  it('KY-01 rate-limits sent keys and returns the seconds to wait', async () => {
    const given = 'too many beta keys were sent';
    expect(await addInteraction({ given, description, request, response: tooManyRequests }, send())).toEqual({
      ok: false,
      error: { kind: 'too-many-requests', retryAfterSeconds: 120 },
    });
  });
});

describe('canceling a beta key', () => {
  const request: Interaction['request'] = {
    method: 'DELETE',
    path: fromProviderState('/api/inventory/keys/${keyId}', `/api/inventory/keys/${examples.keyId}`),
    headers: bearer,
  };
  const description = 'to cancel a beta key';
  const cancel = (url: string) => gifts(url).cancel(examples.keyId);

  it.each([pending, canceled])('KY-01 accepts the cancellation when %s', async (given) => {
    const response = responseOf(cancelBetaKey);
    expect(await addInteraction({ given, description, request, response }, cancel)).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it.each([
    ['no code exists', 404, 201],
    [used, 409, 202],
    [reservedForRegistration, 403, 204],
  ])('KY-01 when %s, rejects the cancellation with %i and code %i', async (given, status, code) => {
    const response = errorResponse(status, code);
    expect(await addInteraction({ given, description, request, response }, cancel)).toEqual(
      refused(status, code),
    );
  });
});
