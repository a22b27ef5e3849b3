import { Secret, TOTP } from 'otpauth';
import { Passwords } from '#application/security/Passwords';
import { RecoveryCodes } from '#application/security/RecoveryCodes';
import { TwoFactor } from '#application/security/TwoFactor';
import { passwordRefusals, twoFactorRefusals } from '#domain/security/securityRefusals';
import { sampleTwoFactorSecret } from '#samples/accounts';
import { combinationsOf } from '../support/combinationsOf';
import { compareOutcomes, expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInToSandbox } from '../support/signInToSandbox';
import { signInAs, type Site } from '../support/Site';

const password = 'Farstead-2026!';

interface TwoFactorState {
  readonly isOn: boolean;
  readonly hasSetup: boolean;
  readonly call: 'begin' | 'enable' | 'disable' | 'disableByCode' | 'generate' | 'change';
  /** Whether the code or the password of the call is right. */
  readonly isRight: boolean;
}

const states = combinationsOf<TwoFactorState>({
  isOn: [false, true],
  hasSetup: [false, true],
  call: ['begin', 'enable', 'disable', 'disableByCode', 'generate', 'change'],
  isRight: [true, false],
}).filter(({ isOn, hasSetup }) => !(isOn && hasSetup));

const run = async (site: Site, { hasSetup, call, isRight }: TwoFactorState, ownPassword: string) => {
  const twoFactor = site.application.get(TwoFactor);
  const recoveryCodes = site.application.get(RecoveryCodes);
  const setup = hasSetup ? await twoFactor.begin() : undefined;
  const seed = setup?.ok ? setup.value.seed : sampleTwoFactorSecret;
  const code = new TOTP({ secret: Secret.fromBase32(seed) }).generate({ timestamp: site.now().getTime() });
  const proof = isRight ? ownPassword : 'not it';
  switch (call) {
    case 'begin':
      return twoFactor.begin();
    case 'enable':
      return twoFactor.enable(isRight ? code : String((Number(code) + 500_000) % 1_000_000).padStart(6, '0'));
    case 'disable':
      return twoFactor.disable({ password: proof });
    case 'disableByCode': {
      const made = await recoveryCodes.generate();
      return twoFactor.disable({ recoveryCode: (isRight && made.ok && made.value[0]) || 'AAAAA-AAAAA' });
    }
    case 'generate':
      return recoveryCodes.generate();
    case 'change':
      return site.application.get(Passwords).change({ password, currentPassword: proof }, 'en');
  }
};

it('SC-01 SC-02 changing sign-in settings has the same outcome on the fake back end and the sandbox', async () => {
  await expectSameOutcomes(
    { ...passwordRefusals, ...twoFactorRefusals },
    states,
    async (site) => async (state) => {
      const person = site.application.backend.person('new');
      Object.assign(person, {
        password,
        twoFactorSecret: state.isOn ? sampleTwoFactorSecret : undefined,
        twoFactorSetup: undefined,
        recoveryCodes: undefined,
      });
      await signInAs(site, 'new');
      return run(site, state, password);
    },
    async (site) => async (state) => {
      const player = await signInToSandbox(site, { twoFactor: state.isOn });
      return run(site, state, player.password);
    },
  );
});

interface PasswordState {
  readonly typed: string;
  readonly isRight: boolean;
}

const passwords = combinationsOf<PasswordState>({
  typed: ['1234567', '12345678', 'x'.repeat(128)],
  isRight: [true, false],
});

it('SC-01 setting a new password has the same outcome on the fake back end and the sandbox', async () => {
  const changeOn =
    async (site: Site) =>
    async ({ typed, isRight }: PasswordState) => {
      const person = await signInAs(site, 'new');
      const currentPassword = isRight ? person.password : 'not it';
      return site.application.get(Passwords).change({ password: typed, currentPassword }, 'en');
    };
  const outcomes = await compareOutcomes(passwords, changeOn, changeOn);
  expect(outcomes.size).toBe(3);
});
