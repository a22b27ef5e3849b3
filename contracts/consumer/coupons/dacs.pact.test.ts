import { Dacs } from '../../../src/application/coupons/Dacs';
import { TransferHolds } from '../../../src/application/coupons/TransferHolds';
import type { Quantity } from '../../../src/domain/coupons/Quantity';
import {
  convertDacs,
  countDacs,
  findDacsEnabled,
  findTransferHold,
  transferDacs,
} from '../../../src/infrastructure/http/coupons/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf, exactly } from '../support/answers';
import { examples } from '../support/examples';
import { freshUuid, provided } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

const { playerId, otherPlayerId, purchaseKey: key } = examples;
const dacsAt = (url: string) => siteOfPlayerAt(url).get(Dacs);
const down = { ok: false, error: { kind: 'server', status: 503, code: 50 } };
const owner = 'a player with coupons exists';
const held = 'a player with coupons whose password changed exists';
const coupons = '/api/inventory/dualaccesscoupon';
const headers = { ...bearer, 'Idempotency-Key': freshUuid() };
const ownerUserId = provided('${playerId}', playerId);
const moment = '2027-02-20T12:00:00.000Z';

describe('whether coupons are enabled', () => {
  const asking = 'whether coupons are turned on';
  const request = { method: 'GET', path: '/api/inventory/settings/dac-enabled', headers: bearer } as const;

  it.each([
    [owner, true],
    ['coupons are turned off', false],
  ])('DC-01 when %s, the answer is %s', async (given, isOn) => {
    const answer = answerOf(findDacsEnabled, exactly(isOn));
    expect(await agree({ given, asking, request, answer }, (url) => dacsAt(url).areEnabled())).toEqual({
      ok: true,
      value: isOn,
    });
  });

  it('DC-01 reports a server that is down', async () => {
    const { headers: _, ...open } = request;
    const agreement = { given: 'the server is down', asking, request: open, answer: refusal(503, 50) };
    expect(await agree(agreement, (url) => dacsAt(url).areEnabled())).toEqual(down);
  });
});

describe('the number of coupons', () => {
  const request = { method: 'GET', path: `${coupons}/count/me`, headers: bearer } as const;

  it.each([
    [owner, 5],
    ['a signed-in player exists', 0],
  ])('DC-01 when %s, the number is %i', async (given, owned) => {
    const answer = answerOf(countDacs, { quantity: exactly(owned) });
    const agreement = { given, asking: 'the number of coupons', request, answer };
    expect(await agree(agreement, (url) => dacsAt(url).count())).toEqual({ ok: true, value: owned });
  });
});

describe('converting coupons', () => {
  const asking = 'to convert two coupons';
  const request: Agreement['request'] = {
    method: 'POST',
    path: `${coupons}/convert`,
    headers,
    body: { ownerUserId, quantity: 2 },
  };
  const convert = (url: string) => dacsAt(url).convert({ key, ownerId: playerId, quantity: 2 as Quantity });

  it('DC-01 returns the new end of the game time', async () => {
    const answer = answerOf(convertDacs, { endDate: moment });
    expect(await agree({ given: owner, asking, request, answer }, convert)).toEqual({
      ok: true,
      value: new Date(moment),
    });
  });

  it.each([
    ['a player with too few coupons exists', 409, 330, 'not-enough'],
    ['coupons are turned off', 403, 331, 'dacs-disabled'],
  ])('DC-01 when %s, the conversion is refused with %i and code %i', async (given, status, code, kind) => {
    const agreement = { given, asking, request, answer: refusal(status, code) };
    expect(await agree(agreement, convert)).toEqual({ ok: false, error: { kind } });
  });
});

describe('transferring coupons', () => {
  const asking = 'to transfer two coupons';
  const bodyTo = (receiverUserId: unknown) => ({ ownerUserId, receiverUserId, quantity: 2 });
  const request: Agreement['request'] = {
    method: 'POST',
    path: `${coupons}/transfer`,
    headers,
    body: bodyTo(provided('${otherPlayerId}', otherPlayerId)),
  };
  const transfer =
    (recipientId: string = otherPlayerId) =>
    (url: string) =>
      dacsAt(url).transfer({ key, ownerId: playerId, recipientId, quantity: 2 as Quantity });

  it('DC-01 transfers coupons to another player', async () => {
    const agreement = { given: owner, asking, request, answer: answerOf(transferDacs) };
    expect(await agree(agreement, transfer())).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['a player with too few coupons exists', 409, 330, 'not-enough'],
    ['coupons are turned off', 403, 331, 'dacs-disabled'],
    ['a player with coupons and nobody to give them to exists', 404, 333, 'unknown-recipient'],
    [held, 403, 334, 'transfer-held'],
  ])('DC-01 when %s, the transfer is refused with %i and code %i', async (given, status, code, kind) => {
    const agreement = { given, asking, request, answer: refusal(status, code) };
    expect(await agree(agreement, transfer())).toEqual({ ok: false, error: { kind } });
  });

  it('DC-01 a transfer to oneself is refused with 409 and code 332', async () => {
    const agreement: Agreement = {
      given: owner,
      asking: 'to transfer two coupons to oneself',
      request: { ...request, body: bodyTo(ownerUserId) },
      answer: refusal(409, 332),
    };
    expect(await agree(agreement, transfer(playerId))).toEqual({ ok: false, error: { kind: 'own-account' } });
  });

  it('DC-01 a transfer without a fresh proof is refused with 403 and code 150', async () => {
    const agreement: Agreement = {
      given: 'a player whose last proof is old exists',
      asking,
      request,
      answer: refusal(403, 150),
    };
    expect(await agree(agreement, transfer())).toEqual({
      ok: false,
      error: { kind: 'server', status: 403, code: 150 },
    });
  });
});

describe('when transfers are possible again', () => {
  const asking = 'until when transfers wait';
  const request = { method: 'GET', path: `${coupons}/transfer-hold/me`, headers: bearer } as const;
  const until = (url: string) => siteOfPlayerAt(url).get(TransferHolds).until();

  it('DC-01 a held transfer reports when it becomes possible', async () => {
    const answer = answerOf(findTransferHold, { until: moment });
    expect(await agree({ given: held, asking, request, answer }, until)).toEqual({
      ok: true,
      value: new Date(moment),
    });
  });

  it('DC-01 a player without a hold gets no time', async () => {
    const answer = answerOf(findTransferHold, { until: null });
    expect(await agree({ given: owner, asking, request, answer }, until)).toEqual({
      ok: true,
      value: undefined,
    });
  });
});
