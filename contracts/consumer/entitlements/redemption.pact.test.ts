import { CodeRedeemer } from '../../../src/application/entitlements/CodeRedeemer';
import type { RedemptionCode } from '../../../src/domain/entitlements/RedemptionCode';
import { activateKey, findKey } from '../../../src/infrastructure/http/entitlements/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal, tooManyRequests } from '../support/agreements';
import { answerOf, exactly, filled, matching } from '../support/answers';
import { examples } from '../support/examples';
import { provided, uuid } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

const redeem =
  (code: string = examples.code) =>
  (url: string) =>
    siteOfPlayerAt(url)
      .get(CodeRedeemer)
      .redeem(code as RedemptionCode);

const fetching = 'the key of a code';
const fetchRequest: Agreement['request'] = {
  method: 'GET',
  path: provided('/api/inventory/keys/${code}', `/api/inventory/keys/${examples.code}`),
  headers: bearer,
};
const fetched: Agreement = {
  given: 'a fresh 3-month code exists',
  asking: fetching,
  request: fetchRequest,
  answer: answerOf(findKey, { id: matching(uuid, examples.keyId) }),
};

const activating = 'to activate the key of a code';
const activateRequest: Agreement['request'] = {
  method: 'POST',
  path: provided('/api/inventory/keys/${keyId}/activate', `/api/inventory/keys/${examples.keyId}/activate`),
  headers: bearer,
  body: {},
};

/** Codes rejected by both calls: provider state, status, error code and the resulting failure of the site. */
const unusable: readonly [string, number, number, string][] = [
  ['no code exists', 404, 201, 'unknown-code'],
  ['a used code exists', 409, 202, 'used-code'],
  ['an expired code exists', 410, 203, 'expired-code'],
  ['a code reserved for another account exists', 403, 204, 'reserved-code'],
  ['a canceled beta key exists', 410, 207, 'canceled-code'],
];

describe('redeeming a code', () => {
  const activated: Agreement = {
    given: 'a fresh 3-month code exists',
    asking: activating,
    request: activateRequest,
    answer: answerOf(activateKey, {
      endDate: '2027-02-20T12:00:00.000Z',
      months: exactly(3),
      product: filled('3 months of game time'),
    }),
  };
  const redeemed = {
    ok: true,
    value: {
      product: '3 months of game time',
      months: 3,
      gameTimeEnd: new Date('2027-02-20T12:00:00.000Z'),
    },
  };

  it('PD-02 fetches its key and activates it', async () => {
    expect(await agree([fetched, activated], redeem())).toEqual(redeemed);
  });

  it('PD-02 accepts the 36-character key of an email as well as a printed code', async () => {
    const byKey: Agreement = {
      given: 'a fresh 3-month code exists',
      asking: 'the key of a code, by the key itself',
      request: {
        ...fetchRequest,
        path: provided('/api/inventory/keys/${keyId}', `/api/inventory/keys/${examples.keyId}`),
      },
      answer: fetched.answer,
    };
    expect(await agree([byKey, activated], redeem(examples.keyId))).toEqual(redeemed);
  });
});

describe('fetching the key of a code', () => {
  it.each(unusable)('PD-02 when %s is refused with %i and code %i', async (given, status, code, kind) => {
    const result = await agree(
      { given, asking: fetching, request: fetchRequest, answer: refusal(status, code) },
      redeem(),
    );
    expect(result).toEqual({ ok: false, error: { kind } });
  });

  it('PD-02 a malformed code is refused with 400 and code 200', async () => {
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking: 'the key of a malformed code',
        request: { ...fetchRequest, path: '/api/inventory/keys/NOT-A-CODE' },
        answer: refusal(400, 200),
      },
      redeem('NOT-A-CODE'),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 200 } });
  });

  it('PD-02 too many requests are refused with the seconds to wait', async () => {
    const result = await agree(
      {
        given: 'too many codes were tried',
        asking: fetching,
        request: fetchRequest,
        answer: tooManyRequests,
      },
      redeem(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });
});

describe('activating the key of a code', () => {
  it.each(unusable)('PD-02 when %s is refused with %i and code %i', async (given, status, code, kind) => {
    const activation: Agreement = {
      given,
      asking: activating,
      request: activateRequest,
      answer: refusal(status, code),
    };
    expect(await agree([fetched, activation], redeem())).toEqual({ ok: false, error: { kind } });
  });
});
