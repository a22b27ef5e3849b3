import type { Container } from 'inversify';
import { CodeRedeemer } from '#application/products/CodeRedeemer';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import { fail, succeed } from '#domain/shared/Result';
import { activateKey, findKey } from '#infrastructure/http/products/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { describeInteractions, rateLimit, rejects } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { errorResponse } from '../support/interactions';
import { exactly, matchingPattern, nonEmpty, responseOf } from '../support/matchers';
import { supplied, uuid } from '../support/providerStateValues';
import { requestOf } from '../support/requestOf';
import { signedInSiteAt } from '../support/site';

const redeem = (site: Container, code: string) => site.get(CodeRedeemer).redeem(code as RedemptionCode);

const fresh = 'a fresh 3-month code exists';
const description = 'the key of a code';

/** Codes that both calls reject: provider state, status, error code, and the failure that the site returns. */
const unusable: readonly [string, number, number, string][] = [
  ['no code exists', 404, 201, 'unknown-code'],
  ['a used code exists', 409, 202, 'used-code'],
  ['an expired code exists', 410, 203, 'expired-code'],
  ['a code reserved for another account exists', 403, 204, 'reserved-code'],
  ['a canceled beta key exists', 410, 207, 'canceled-code'],
];

describeInteractions(
  findKey,
  {
    requirement: 'PD-02',
    description,
    values: { code: supplied('code') },
    request: (path) => ({ path }),
    send: (site, { code }) => redeem(site, code),
  },
  [
    ...unusable.map(([given, ...rejection]) => [given, rejects(...rejection)] as const),
    [
      'a signed-in player exists',
      rejects(400, 200),
      { description: 'the key of a malformed code', values: { code: 'NOT-A-CODE' } },
    ],
    ['too many codes were tried', rateLimit],
  ],
);

describe('redeeming a code', () => {
  const findBy = (name: 'code' | 'keyId') => ({
    given: fresh,
    request: requestOf(findKey, { path: { code: supplied(name) } }),
    response: responseOf(findKey, { id: matchingPattern(uuid, examples.keyId) }),
  });
  const found: Interaction = { ...findBy('code'), description };
  const activation = {
    description: 'to activate the key of a code',
    request: requestOf(activateKey, { path: { keyId: supplied('keyId') }, body: {} }),
  };
  const activated: Interaction = {
    ...activation,
    given: fresh,
    response: responseOf(activateKey, {
      endDate: '2027-02-20T12:00:00.000Z',
      months: exactly(3),
      product: nonEmpty('3 months of game time'),
    }),
  };
  const redeemed = succeed({
    product: '3 months of game time',
    months: 3,
    gameTimeEnd: new Date('2027-02-20T12:00:00.000Z'),
  });
  const send =
    (code: string = examples.code) =>
    (url: string) =>
      redeem(signedInSiteAt(url), code);

  it('PD-02 fetches the code’s key and activates it', async () => {
    expect(await addInteraction([found, activated], send())).toEqual(redeemed);
  });

  it('PD-02 accepts the 36-character key from an email as well as a printed code', async () => {
    const byKey: Interaction = { ...findBy('keyId'), description: 'the key of a code, by the key itself' };
    expect(await addInteraction([byKey, activated], send(examples.keyId))).toEqual(redeemed);
  });

  it.each(unusable)(
    'PD-02 when %s, rejects the activation with %i and code %i',
    async (given, status, code, kind) => {
      const rejected = { ...activation, given, response: errorResponse(status, code) };
      expect(await addInteraction([found, rejected], send())).toEqual(fail({ kind }));
    },
  );
});
