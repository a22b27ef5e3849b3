import { RecoveryCodes } from '../../../src/application/security/RecoveryCodes';
import { findRecoveryCodes, makeRecoveryCodes } from '../../../src/infrastructure/http/security/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf, exactly } from '../support/answers';
import { examples } from '../support/examples';
import { siteOfPlayerAt } from '../support/site';

const path = '/api/me/recovery-codes';

describe('making recovery codes', () => {
  const asking = 'new recovery codes';
  const request: Agreement['request'] = { method: 'POST', path, headers: bearer };
  const make = (url: string) => siteOfPlayerAt(url).get(RecoveryCodes).make();

  it('returns the new recovery codes', async () => {
    const { recoveryCode } = examples;
    const result = await agree(
      {
        given: 'a player with two-factor on exists',
        asking,
        request,
        answer: answerOf(makeRecoveryCodes, { codes: [recoveryCode] }),
      },
      make,
    );
    expect(result).toEqual({ ok: true, value: [recoveryCode] });
  });

  it('refuses with code 117 while two-factor is off', async () => {
    const result = await agree(
      { given: 'a signed-in player exists', asking, request, answer: refusal(409, 117) },
      make,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'two-factor-off' } });
  });
});

describe('how many recovery codes are left', () => {
  const asking = 'how many recovery codes are left';
  const request: Agreement['request'] = { method: 'GET', path, headers: bearer };
  const left = (url: string) => siteOfPlayerAt(url).get(RecoveryCodes).left();

  it('returns their number and when they were made', async () => {
    const createdAt = '2026-11-22T12:00:00.000Z';
    const result = await agree(
      {
        given: 'a player with recovery codes exists',
        asking,
        request,
        answer: answerOf(findRecoveryCodes, { left: exactly(10), createdAt }),
      },
      left,
    );
    expect(result).toEqual({ ok: true, value: { left: 10, createdAt: new Date(createdAt) } });
  });

  it('returns zero before any codes were made', async () => {
    const result = await agree(
      {
        given: 'a player with two-factor on exists',
        asking,
        request,
        answer: answerOf(findRecoveryCodes, { left: exactly(0), createdAt: null }),
      },
      left,
    );
    expect(result).toEqual({ ok: true, value: { left: 0 } });
  });
});
