import { Secret, TOTP } from 'otpauth';
import { RecoveryCodes } from '#application/security/RecoveryCodes';
import { TwoFactor } from '#application/security/TwoFactor';
import { Authenticator } from '#application/session/Authenticator';
import { Players } from '#application/session/Players';
import { isRecoveryCode } from '#domain/security/recoveryCode';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs } from '../support/Site';
import { testFailures } from '../support/testFailures';

const done = { ok: true, value: undefined };

onBothAdapters('TwoFactor', (open) => {
  const holding = async (key: PersonKey = 'new') => {
    const site = await open();
    const person = await signInAs(site, key);
    const twoFactor = site.application.get(TwoFactor);
    const recoveryCodes = site.application.get(RecoveryCodes);
    const codeOf = (seed: string, offset = 0): string =>
      new TOTP({ secret: Secret.fromBase32(seed) }).generate({ timestamp: site.now().getTime() + offset });
    const begun = async (): Promise<string> => {
      const setup = await twoFactor.begin();
      if (!setup.ok) throw new Error('The set-up did not begin.');
      return setup.value.seed;
    };
    const isOn = async (): Promise<boolean | undefined> => {
      const details = await site.application.get(Players).findDetails(person.id);
      return details.ok ? details.value.mfaEnabled : undefined;
    };
    const signIn = (otp: string) =>
      site.application.get(Authenticator).signIn({ email: person.email, password: person.password, otp });
    const made = async (): Promise<readonly string[]> => {
      const codes = await recoveryCodes.generate();
      return codes.ok ? codes.value : [];
    };
    return { site, person, twoFactor, recoveryCodes, codeOf, begun, isOn, signIn, made };
  };

  it('SC-02 setup returns a secret and a QR code URL with the same secret', async () => {
    const { twoFactor } = await holding();
    const setup = await twoFactor.begin();
    const { seed, provisionUri } = setup.ok ? setup.value : { seed: '', provisionUri: '' };
    expect(seed).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(provisionUri).searchParams.get('secret')).toBe(seed);
    expect(await twoFactor.begin()).toEqual(setup);
  });

  it('SC-02 a code turns on two-factor and cannot be reused to sign in', async () => {
    const { twoFactor, begun, codeOf, isOn, signIn } = await holding();
    const code = codeOf(await begun());
    expect(await twoFactor.enable(code)).toEqual(done);
    expect(await isOn()).toBe(true);
    expect(await signIn('')).toEqual({ ok: false, error: { kind: 'two-factor' } });
    expect(await signIn(code)).toEqual({ ok: false, error: { kind: 'two-factor' } });
  });

  it.each([
    ['early', 30_000, true],
    ['late', -30_000, true],
    ['too early', 120_000, false],
    ['too late', -120_000, false],
  ])('SC-02 checks a code that is %s (offset: %s ms, accepted: %s)', async (_when, offset, isTaken) => {
    const { twoFactor, begun, codeOf } = await holding();
    expect(await twoFactor.enable(codeOf(await begun(), offset))).toEqual(
      isTaken ? done : { ok: false, error: { kind: 'wrong-code' } },
    );
  });

  it('SC-02 the password turns two-factor off, and repeating the call succeeds', async () => {
    const { twoFactor, person, isOn } = await holding('twoFactor');
    expect(await twoFactor.disable({ password: 'not it' })).toEqual({
      ok: false,
      error: { kind: 'wrong-password' },
    });
    expect(await twoFactor.disable({ password: person.password })).toEqual(done);
    expect(await isOn()).toBe(false);
    expect(await twoFactor.disable({ password: person.password })).toEqual(done);
  });

  it('creates ten recovery codes, each valid for one sign-in', async () => {
    const { recoveryCodes, made, signIn, site } = await holding('twoFactor');
    expect(await recoveryCodes.countLeft()).toEqual({ ok: true, value: { left: 0 } });
    const codes = await made();
    expect([new Set(codes).size, codes.every(isRecoveryCode)]).toEqual([10, true]);
    expect((await signIn(codes[0] ?? '')).ok).toBe(true);
    expect(await signIn(codes[0] ?? '')).toEqual({ ok: false, error: { kind: 'two-factor' } });
    const left = await recoveryCodes.countLeft();
    expect(left).toMatchObject({ ok: true, value: { left: 9 } });
    const createdAt = left.ok ? left.value.createdAt?.getTime() : undefined;
    expect(Math.abs((createdAt ?? 0) - site.now().getTime())).toBeLessThan(60_000);
  });

  it('new recovery codes replace the previous codes', async () => {
    const { made, signIn } = await holding('twoFactor');
    const [before = ''] = await made();
    const [now = ''] = await made();
    expect((await signIn(before)).ok).toBe(false);
    expect((await signIn(now)).ok).toBe(true);
  });

  it('using a recovery code to turn off two-factor invalidates the other codes', async () => {
    const { twoFactor, made, recoveryCodes } = await holding('twoFactor');
    const [code = ''] = await made();
    expect(await twoFactor.disable({ recoveryCode: 'AAAAA-AAAAA' })).toEqual({
      ok: false,
      error: { kind: 'wrong-code' },
    });
    expect(await twoFactor.disable({ recoveryCode: code })).toEqual(done);
    expect(await recoveryCodes.countLeft()).toEqual({ ok: true, value: { left: 0 } });
  });

  testFailures(open, 'SC-02', {
    calls: {
      begin: ({ application }) => application.get(TwoFactor).begin(),
      enable: ({ application }) => application.get(TwoFactor).enable('123456'),
      disable: ({ application }) => application.get(TwoFactor).disable({ password: 'x' }),
      generate: ({ application }) => application.get(RecoveryCodes).generate(),
      countLeft: ({ application }) => application.get(RecoveryCodes).countLeft(),
    },
  });
});
