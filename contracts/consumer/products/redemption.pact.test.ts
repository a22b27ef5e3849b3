import { CodeRedeemer } from '#application/products/CodeRedeemer';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import { activateKey, findKey } from '#infrastructure/http/products/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf, exactly, nonEmpty, matchingPattern } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState, uuid } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const redeem =
  (code: string = examples.code) =>
  (url: string) =>
    signedInSiteAt(url)
      .get(CodeRedeemer)
      .redeem(code as RedemptionCode);

const fetchDescription = 'the key of a code';
const fetchRequest: Interaction['request'] = {
  method: 'GET',
  path: fromProviderState('/api/inventory/keys/${code}', `/api/inventory/keys/${examples.code}`),
  headers: bearer,
};
const fetchInteraction: Interaction = {
  given: 'a fresh 3-month code exists',
  description: fetchDescription,
  request: fetchRequest,
  response: responseOf(findKey, { id: matchingPattern(uuid, examples.keyId) }),
};

const activateDescription = 'to activate the key of a code';
const activateRequest: Interaction['request'] = {
  method: 'POST',
  path: fromProviderState(
    '/api/inventory/keys/${keyId}/activate',
    `/api/inventory/keys/${examples.keyId}/activate`,
  ),
  headers: bearer,
  body: {},
};

/** Codes that both calls reject: provider state, status, error code, and the failure that the site returns. */
const unusable: readonly [string, number, number, string][] = [
  ['no code exists', 404, 201, 'unknown-code'],
  ['a used code exists', 409, 202, 'used-code'],
  ['an expired code exists', 410, 203, 'expired-code'],
  ['a code reserved for another account exists', 403, 204, 'reserved-code'],
  ['a canceled beta key exists', 410, 207, 'canceled-code'],
];

describe('redeeming a code', () => {
  const activated: Interaction = {
    given: 'a fresh 3-month code exists',
    description: activateDescription,
    request: activateRequest,
    response: responseOf(activateKey, {
      endDate: '2027-02-20T12:00:00.000Z',
      months: exactly(3),
      product: nonEmpty('3 months of game time'),
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

  it('PD-02 fetches the code’s key and activates it', async () => {
    expect(await addInteraction([fetchInteraction, activated], redeem())).toEqual(redeemed);
  });

  it('PD-02 accepts the 36-character key from an email as well as a printed code', async () => {
    const byKey: Interaction = {
      given: 'a fresh 3-month code exists',
      description: 'the key of a code, by the key itself',
      request: {
        ...fetchRequest,
        path: fromProviderState('/api/inventory/keys/${keyId}', `/api/inventory/keys/${examples.keyId}`),
      },
      response: fetchInteraction.response,
    };
    expect(await addInteraction([byKey, activated], redeem(examples.keyId))).toEqual(redeemed);
  });
});

describe('fetching a code’s key', () => {
  it.each(unusable)(
    'PD-02 when %s, rejects the call with %i and code %i',
    async (given, status, code, kind) => {
      const result = await addInteraction(
        {
          given,
          description: fetchDescription,
          request: fetchRequest,
          response: errorResponse(status, code),
        },
        redeem(),
      );
      expect(result).toEqual({ ok: false, error: { kind } });
    },
  );

  it('PD-02 rejects a malformed code with 400 and code 200', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'the key of a malformed code',
        request: { ...fetchRequest, path: '/api/inventory/keys/NOT-A-CODE' },
        response: errorResponse(400, 200),
      },
      redeem('NOT-A-CODE'),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 200 } });
  });

  it('PD-02 rate-limits requests and returns the seconds to wait', async () => {
    const result = await addInteraction(
      {
        given: 'too many codes were tried',
        description: fetchDescription,
        request: fetchRequest,
        response: tooManyRequests,
      },
      redeem(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });
});

describe('activating a code’s key', () => {
  it.each(unusable)(
    'PD-02 when %s, rejects the call with %i and code %i',
    async (given, status, code, kind) => {
      const activation: Interaction = {
        given,
        description: activateDescription,
        request: activateRequest,
        response: errorResponse(status, code),
      };
      expect(await addInteraction([fetchInteraction, activation], redeem())).toEqual({
        ok: false,
        error: { kind },
      });
    },
  );
});
