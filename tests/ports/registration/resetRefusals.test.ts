import { PasswordResets } from '#application/registration/PasswordResets';
import { RecoveryCodes } from '#application/security/RecoveryCodes';
import { sampleTwoFactorSecret } from '#samples/accounts';
import { combinationsOf } from '../support/combinationsOf';
import { compareOutcomes } from '../support/expectSameOutcomes';
import { signInAs, type Person, type Site } from '../support/Site';
import { signInToSandbox } from '../support/signInToSandbox';

interface State {
  readonly call: 'confirm' | 'startWait';
  /** `decomposed` has twelve characters, which become six when they are normalized. */
  readonly password: 'strong' | 'short' | 'decomposed';
  readonly isKeyValid: boolean;
  readonly isTwoFactorOn: boolean;
  readonly disableMFA: boolean;
  readonly code: 'none' | 'right' | 'wrong';
}

const states = combinationsOf<State>({
  call: ['confirm', 'startWait'],
  password: ['strong', 'short', 'decomposed'],
  isKeyValid: [true, false],
  isTwoFactorOn: [true, false],
  disableMFA: [true, false],
  code: ['none', 'right', 'wrong'],
}).filter(
  ({ call, password, isKeyValid, isTwoFactorOn, disableMFA, code }) =>
    (call === 'confirm' || (!disableMFA && code === 'none')) &&
    // Recovery codes take long to hash.
    (code !== 'right' || (isTwoFactorOn && isKeyValid && password !== 'short')),
);

const passwords = { strong: 'kiln ferry 7 harbor', short: '1234567', decomposed: 'e\u0301'.repeat(6) };

const reset = async (site: Site, person: Person, state: State) => {
  const resets = site.application.get(PasswordResets);
  const codes = state.code === 'right' ? await site.application.get(RecoveryCodes).generate() : undefined;
  const key = state.isKeyValid ? await site.emailKey('reset', person) : 'no-such-key';
  const password = passwords[state.password];
  if (state.call === 'startWait') {
    const answer = await resets.startWait(key, password, 'en');
    return answer.ok ? { ok: true as const, value: undefined } : answer;
  }
  const recoveryCode = { none: undefined, right: codes?.ok ? codes.value[0] : '', wrong: 'AAAAA-AAAAA' };
  const typed = recoveryCode[state.code];
  return resets.confirm(
    key,
    { password, disableMFA: state.disableMFA, ...(typed !== undefined && { recoveryCode: typed }) },
    'en',
  );
};

it('FP-01 D-23 resetting a password has the same outcome on the fake back end and the sandbox', async () => {
  const outcomes = await compareOutcomes(
    states,
    async (site) => async (state) => {
      Object.assign(site.application.backend.person('new'), {
        twoFactorSecret: state.isTwoFactorOn ? sampleTwoFactorSecret : undefined,
        recoveryCodes: undefined,
      });
      return reset(site, await signInAs(site, 'new'), state);
    },
    async (site) => async (state) => {
      const player = await signInToSandbox(site, { hasNoPassword: true, twoFactor: state.isTwoFactorOn });
      return reset(site, { ...player, displayName: '', otp: '' }, state);
    },
  );
  expect(outcomes.size).toBe(5);
});
