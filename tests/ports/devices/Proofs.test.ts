import { PlayerSessions } from '#application/devices/PlayerSessions';
import { Proofs } from '#application/devices/Proofs';
import { StepUp } from '#application/devices/StepUp';
import { stepUpRefusals } from '#domain/devices/deviceRefusals';
import { fail, succeed } from '#domain/shared/Result';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs } from '../support/Site';
import { testFailures } from '../support/testFailures';

const done = { ok: true, value: undefined };
const needed = { ok: false, error: { kind: 'server', ...stepUpRefusals['proof-needed'] } };

onBothAdapters('Proofs', (open) => {
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

  it('rejects a sensitive call when the last authentication is too old', async () => {
    const { dangerous } = await provedLongAgo();
    expect(await dangerous()).toEqual(needed);
  });

  it('a sensitive call succeeds after reauthentication with the password', async () => {
    const { person, proofs, dangerous } = await provedLongAgo();
    expect(await proofs.submit({ kind: 'password', password: person.password })).toEqual(done);
    expect(await dangerous()).toEqual(done);
  });

  it('a sensitive call succeeds after reauthentication with a six-digit code', async () => {
    const { person, proofs, dangerous } = await provedLongAgo('twoFactor');
    expect(await proofs.submit({ kind: 'code', otp: person.otp })).toEqual(done);
    expect(await dangerous()).toEqual(done);
  });

  it('a rejected call prompts for reauthentication and is retried', async () => {
    const { person, proofs, stepUp, dangerous } = await provedLongAgo();
    let requested = 0;
    stepUp.setPrompt(async () => {
      requested++;
      return succeed((await proofs.submit({ kind: 'password', password: person.password })).ok);
    });
    expect(await dangerous()).toEqual(done);
    expect(requested).toBe(1);
    expect(await dangerous()).toEqual(done);
    expect(requested).toBe(1);
  });

  it('a call without reauthentication remains rejected, and the next call prompts again', async () => {
    const { stepUp, dangerous } = await provedLongAgo();
    let requested = 0;
    stepUp.setPrompt(async () => {
      requested++;
      return succeed(false);
    });
    expect(await dangerous()).toEqual(needed);
    expect(await dangerous()).toEqual(needed);
    expect(requested).toBe(2);
  });

  it('a call fails with the reason why the prompt could not be shown', async () => {
    const { stepUp, dangerous } = await provedLongAgo();
    const failure = { kind: 'offline', hadNoEffect: true } as const;
    stepUp.setPrompt(async () => fail(failure));
    expect(await dangerous()).toEqual(fail(failure));
  });

  testFailures(open, '', {
    calls: {
      submit: ({ application }) => application.get(Proofs).submit({ kind: 'password', password: 'x' }),
    },
  });
});
