import { RecoveryCodes } from '#application/security/RecoveryCodes';
import { findRecoveryCodes, makeRecoveryCodes } from '#infrastructure/http/security/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, exactly } from '../support/matchers';
import { examples } from '../support/examples';
import { signedInSiteAt } from '../support/site';

const path = '/api/me/recovery-codes';

describe('generating recovery codes', () => {
  const description = 'new recovery codes';
  const request: Interaction['request'] = { method: 'POST', path, headers: bearer };
  const make = (url: string) => signedInSiteAt(url).get(RecoveryCodes).generate();

  it('returns the new recovery codes', async () => {
    const { recoveryCode } = examples;
    const result = await addInteraction(
      {
        given: 'a player with two-factor on exists',
        description,
        request,
        response: responseOf(makeRecoveryCodes, { codes: [recoveryCode] }),
      },
      make,
    );
    expect(result).toEqual({ ok: true, value: [recoveryCode] });
  });

  it('fails with code 117 while two-factor authentication is off', async () => {
    const result = await addInteraction(
      { given: 'a signed-in player exists', description, request, response: errorResponse(409, 117) },
      make,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'two-factor-off' } });
  });
});

describe('the number of remaining recovery codes', () => {
  const description = 'how many recovery codes are left';
  const request: Interaction['request'] = { method: 'GET', path, headers: bearer };
  const left = (url: string) => signedInSiteAt(url).get(RecoveryCodes).countLeft();

  it('returns the number of codes and when they were generated', async () => {
    const createdAt = '2026-11-22T12:00:00.000Z';
    const result = await addInteraction(
      {
        given: 'a player with recovery codes exists',
        description,
        request,
        response: responseOf(findRecoveryCodes, { left: exactly(10), createdAt }),
      },
      left,
    );
    expect(result).toEqual({ ok: true, value: { left: 10, createdAt: new Date(createdAt) } });
  });

  it('returns zero before any codes are generated', async () => {
    const result = await addInteraction(
      {
        given: 'a player with two-factor on exists',
        description,
        request,
        response: responseOf(findRecoveryCodes, { left: exactly(0), createdAt: null }),
      },
      left,
    );
    expect(result).toEqual({ ok: true, value: { left: 0 } });
  });
});
