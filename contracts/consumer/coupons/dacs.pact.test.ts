import { Dacs } from '#application/coupons/Dacs';
import { TransferHolds } from '#application/coupons/TransferHolds';
import type { Quantity } from '#domain/coupons/Quantity';
import {
  convertDacs,
  countDacs,
  findDacsEnabled,
  findTransferHold,
  transferDacs,
} from '#infrastructure/http/coupons/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, exactly } from '../support/matchers';
import { examples } from '../support/examples';
import { freshUuid, fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const { playerId, otherPlayerId, purchaseKey: key } = examples;
const dacsAt = (url: string) => signedInSiteAt(url).get(Dacs);
const down = { ok: false, error: { kind: 'server', status: 503, code: 50 } };
const owner = 'a player with coupons exists';
const heldOwner = 'a player with coupons whose password changed exists';
const coupons = '/api/inventory/dualaccesscoupon';
const headers = { ...bearer, 'Idempotency-Key': freshUuid() };
const ownerUserId = fromProviderState('${playerId}', playerId);
const moment = '2027-02-20T12:00:00.000Z';

describe('coupon availability', () => {
  const description = 'whether coupons are turned on';
  const request = { method: 'GET', path: '/api/inventory/settings/dac-enabled', headers: bearer } as const;

  it.each([
    [owner, true],
    ['coupons are turned off', false],
  ])('DC-01 when %s, returns %s', async (given, isOn) => {
    const response = responseOf(findDacsEnabled, exactly(isOn));
    expect(
      await addInteraction({ given, description, request, response }, (url) => dacsAt(url).areEnabled()),
    ).toEqual({
      ok: true,
      value: isOn,
    });
  });

  it('DC-01 reports that the server is down', async () => {
    const { headers: _, ...open } = request;
    const agreement = {
      given: 'the server is down',
      description,
      request: open,
      response: errorResponse(503, 50),
    };
    expect(await addInteraction(agreement, (url) => dacsAt(url).areEnabled())).toEqual(down);
  });
});

describe('the coupon count', () => {
  const request = { method: 'GET', path: `${coupons}/count/me`, headers: bearer } as const;

  it.each([
    [owner, 5],
    ['a signed-in player exists', 0],
  ])('DC-01 when %s, the count is %i', async (given, owned) => {
    const response = responseOf(countDacs, { quantity: exactly(owned) });
    const agreement = { given, description: 'the number of coupons', request, response };
    expect(await addInteraction(agreement, (url) => dacsAt(url).count())).toEqual({ ok: true, value: owned });
  });
});

describe('converting coupons', () => {
  const description = 'to convert two coupons';
  const request: Interaction['request'] = {
    method: 'POST',
    path: `${coupons}/convert`,
    headers,
    body: { ownerUserId, quantity: 2 },
  };
  const convert = (url: string) => dacsAt(url).convert({ key, ownerId: playerId, quantity: 2 as Quantity });

  it('DC-01 returns the new end date of the game time', async () => {
    const response = responseOf(convertDacs, { endDate: moment });
    expect(await addInteraction({ given: owner, description, request, response }, convert)).toEqual({
      ok: true,
      value: new Date(moment),
    });
  });

  it.each([
    ['a player with too few coupons exists', 409, 330, 'not-enough'],
    ['coupons are turned off', 403, 331, 'dacs-disabled'],
  ])('DC-01 when %s, rejects the conversion with %i and code %i', async (given, status, code, kind) => {
    const agreement = { given, description, request, response: errorResponse(status, code) };
    expect(await addInteraction(agreement, convert)).toEqual({ ok: false, error: { kind } });
  });
});

describe('transferring coupons', () => {
  const description = 'to transfer two coupons';
  const bodyTo = (receiverUserId: unknown) => ({ ownerUserId, receiverUserId, quantity: 2 });
  const request: Interaction['request'] = {
    method: 'POST',
    path: `${coupons}/transfer`,
    headers,
    body: bodyTo(fromProviderState('${otherPlayerId}', otherPlayerId)),
  };
  const transfer =
    (recipientId: string = otherPlayerId) =>
    (url: string) =>
      dacsAt(url).transfer({ key, ownerId: playerId, recipientId, quantity: 2 as Quantity });

  it('DC-01 transfers coupons to another player', async () => {
    const agreement = { given: owner, description, request, response: responseOf(transferDacs) };
    expect(await addInteraction(agreement, transfer())).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['a player with too few coupons exists', 409, 330, 'not-enough'],
    ['coupons are turned off', 403, 331, 'dacs-disabled'],
    ['a player with coupons and nobody to give them to exists', 404, 333, 'unknown-recipient'],
    [heldOwner, 403, 334, 'transfer-held'],
  ])('DC-01 when %s, rejects the transfer with %i and code %i', async (given, status, code, kind) => {
    const agreement = { given, description, request, response: errorResponse(status, code) };
    expect(await addInteraction(agreement, transfer())).toEqual({ ok: false, error: { kind } });
  });

  it('DC-01 rejects a transfer to oneself with 409 and code 332', async () => {
    const agreement: Interaction = {
      given: owner,
      description: 'to transfer two coupons to oneself',
      request: { ...request, body: bodyTo(ownerUserId) },
      response: errorResponse(409, 332),
    };
    expect(await addInteraction(agreement, transfer(playerId))).toEqual({
      ok: false,
      error: { kind: 'own-account' },
    });
  });

  it('DC-01 rejects a transfer without fresh proof of identity with 403 and code 150', async () => {
    const agreement: Interaction = {
      given: 'a player whose last proof is old exists',
      description,
      request,
      response: errorResponse(403, 150),
    };
    expect(await addInteraction(agreement, transfer())).toEqual({
      ok: false,
      error: { kind: 'server', status: 403, code: 150 },
    });
  });
});

describe('the end of a transfer hold', () => {
  const description = 'until when transfers wait';
  const request = { method: 'GET', path: `${coupons}/transfer-hold/me`, headers: bearer } as const;
  const until = (url: string) => signedInSiteAt(url).get(TransferHolds).findEnd();

  it('DC-01 returns when a held transfer becomes possible', async () => {
    const response = responseOf(findTransferHold, { until: moment });
    expect(await addInteraction({ given: heldOwner, description, request, response }, until)).toEqual({
      ok: true,
      value: new Date(moment),
    });
  });

  it('DC-01 returns no time for a player without a hold', async () => {
    const response = responseOf(findTransferHold, { until: null });
    expect(await addInteraction({ given: owner, description, request, response }, until)).toEqual({
      ok: true,
      value: undefined,
    });
  });
});
