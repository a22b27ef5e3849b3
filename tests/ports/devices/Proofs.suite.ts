import { PlayerSessions } from '#application/devices/PlayerSessions';
import { Proofs } from '#application/devices/Proofs';
import { StepUp } from '#application/devices/StepUp';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite } from '../support/Site';

const done = { ok: true, value: undefined };
const wrong = { ok: false, error: { kind: 'wrong-proof' } };

export const proofsSuite = (open: OpenSite): void => {
  const provedLongAgo = async (key: PersonKey = 'new') => {
    const site = await open();
    const person = await signInAs(site, key);
    await site.expireProofs(person);
    const { application } = site;
    return {
      site,
      person,
      proofs: application.get(Proofs),
      stepUp: application.get(StepUp),
      dangerous: () => application.get(PlayerSessions).endOthers(),
    };
  };

  it('rejects a sensitive call when the last proof is too old', async () => {
    const { dangerous } = await provedLongAgo();
    expect(await dangerous()).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 150 } });
  });

  it('a sensitive call succeeds after a proof by password', async () => {
    const { person, proofs, dangerous } = await provedLongAgo();
    expect(await proofs.submit({ kind: 'password', password: person.password })).toEqual(done);
    expect(await dangerous()).toEqual(done);
  });

  it('a sensitive call succeeds after a proof by six-digit code', async () => {
    const { person, proofs, dangerous } = await provedLongAgo('twoFactor');
    expect(await proofs.submit({ kind: 'code', otp: person.otp })).toEqual(done);
    expect(await dangerous()).toEqual(done);
  });

  it.each([
    ['a wrong password', 'new', { kind: 'password', password: 'wrong-password' }],
    ['wrong digits', 'twoFactor', { kind: 'code', otp: '000000' }],
    ['digits while two-factor is off', 'new', { kind: 'code', otp: '123456' }],
  ] as const)('rejects a proof with %s and the following sensitive call', async (_, key, proof) => {
    const { proofs, dangerous } = await provedLongAgo(key);
    expect(await proofs.submit(proof)).toEqual(wrong);
    expect(await dangerous()).toMatchObject({ ok: false });
  });

  it('a rejected call prompts for a proof and is retried', async () => {
    const { person, proofs, stepUp, dangerous } = await provedLongAgo();
    let requested = 0;
    stepUp.setPrompt(async () => {
      requested++;
      return (await proofs.submit({ kind: 'password', password: person.password })).ok;
    });
    expect(await dangerous()).toEqual(done);
    expect(requested).toBe(1);
    expect(await dangerous()).toEqual(done);
    expect(requested).toBe(1);
  });

  it('a call without a proof remains rejected, and the next call prompts again', async () => {
    const { stepUp, dangerous } = await provedLongAgo();
    let requested = 0;
    stepUp.setPrompt(async () => {
      requested++;
      return false;
    });
    expect(await dangerous()).toMatchObject({ ok: false, error: { code: 150 } });
    expect(await dangerous()).toMatchObject({ ok: false, error: { code: 150 } });
    expect(requested).toBe(2);
  });

  it.each(failureModes)('reports the failure when the server is %s', async (network, error) => {
    const { site, person, proofs } = await provedLongAgo();
    await site.simulate(network);
    expect(await proofs.submit({ kind: 'password', password: person.password })).toEqual({
      ok: false,
      error,
    });
  });
};
