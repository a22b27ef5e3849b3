import { Proofs } from '#application/devices/Proofs';
import type { Proof } from '#domain/devices/Proof';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse, tooManyRequests } from '../support/interactions';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const request = (body: object): Interaction['request'] => ({
  method: 'POST',
  path: '/api/auth/proof',
  headers: bearer,
  body,
});
const give = (proof: Proof) => (url: string) => signedInSiteAt(url).get(Proofs).submit(proof);
const done = { ok: true, value: undefined };
const wrong = { ok: false, error: { kind: 'wrong-proof' } };
const { password, otp } = examples;

describe('proving the player’s identity again', () => {
  it('accepts the player’s correct password', async () => {
    const result = await addInteraction(
      {
        given: 'a player whose last proof is old exists',
        description: 'to prove it with the password',
        request: request({ password: fromProviderState('${password}', password) }),
        response: { status: 204 },
      },
      give({ kind: 'password', password }),
    );
    expect(result).toEqual(done);
  });

  it('rejects a wrong password with code 114', async () => {
    const result = await addInteraction(
      {
        given: 'a player whose last proof is old exists',
        description: 'to prove it with a wrong password',
        request: request({ password: 'Wrong-password-1' }),
        response: errorResponse(400, 114),
      },
      give({ kind: 'password', password: 'Wrong-password-1' }),
    );
    expect(result).toEqual(wrong);
  });

  it('accepts the correct six-digit code', async () => {
    const result = await addInteraction(
      {
        given: 'a player with two-factor on whose last proof is old exists',
        description: 'to prove it with the six digits',
        request: request({ otp: fromProviderState('${otp}', otp) }),
        response: { status: 204 },
      },
      give({ kind: 'code', otp }),
    );
    expect(result).toEqual(done);
  });

  it.each([
    'a player with two-factor on whose last proof is old exists',
    'a player whose last proof is old exists',
  ])('rejects a wrong six-digit code with code 107 when %s', async (given) => {
    const result = await addInteraction(
      {
        given,
        description: 'to prove it with wrong digits',
        request: request({ otp: '000000' }),
        response: errorResponse(400, 107),
      },
      give({ kind: 'code', otp: '000000' }),
    );
    expect(result).toEqual(wrong);
  });

  it('rate-limits attempts and returns the seconds to wait', async () => {
    const result = await addInteraction(
      {
        given: 'too many current passwords were tried',
        description: 'to prove it with the password',
        request: request({ password: fromProviderState('${password}', password) }),
        response: tooManyRequests,
      },
      give({ kind: 'password', password }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });
});
