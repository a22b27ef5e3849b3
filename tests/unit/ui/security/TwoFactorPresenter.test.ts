import { Secret, TOTP } from 'otpauth';
import { Configuration } from '#application/configuration/Configuration';
import { Proofs } from '#application/devices/Proofs';
import { TwoFactor } from '#application/security/TwoFactor';
import { Session } from '#application/session/Session';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { samplePassword } from '#samples/accounts';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { TwoFactorPresenter } from '#ui/security/TwoFactorPresenter';
import { compose } from '../../support/compose';

const halfAnHour = 30 * 60_000;

const setUp = async (as: PersonKey, features = fakeConfiguration.features) => {
  const application = await compose({ as, path: '/account/security' });
  application.get(Configuration).seed(new RemoteConfiguration({ ...fakeConfiguration, features }));
  await application.get(Session).start();
  const twoFactor = application.get(TwoFactorPresenter);
  const codeAt = (offset = 0): string => {
    const secret = Secret.fromBase32(twoFactor.setup?.seed ?? '');
    return new TOTP({ secret }).generate({ timestamp: application.clock.now().getTime() + offset });
  };
  const enter = async (code: string) => {
    twoFactor.changeCode(code);
    await twoFactor.submit();
  };
  const person = () => application.backend.person(as);
  return { application, twoFactor, codeAt, enter, person };
};

it('SC-02 a valid code turns on two-factor, shows a message and creates recovery codes', async () => {
  const { twoFactor, codeAt, enter, person } = await setUp('new');
  expect(twoFactor.isOn).toBe(false);
  await twoFactor.begin();
  await enter(codeAt());
  expect([twoFactor.isOn, twoFactor.outcome, twoFactor.setup]).toEqual([true, 'turned-on', undefined]);
  expect(twoFactor.recoveryCodes.codes).toHaveLength(10);
  expect(twoFactor.form.values.code).toBe('');
  expect(person().twoFactorSecret).toBeDefined();
});

it('does not request recovery codes when the feature is disabled', async () => {
  const { twoFactor, codeAt, enter, person } = await setUp('new', []);
  await twoFactor.begin();
  await enter(codeAt());
  await twoFactor.recoveryCodes.count();
  expect([twoFactor.isOn, twoFactor.recoveryCodes.codes]).toEqual([true, undefined]);
  expect([twoFactor.recoveryCodes.remaining, person().recoveryCodes]).toEqual([undefined, undefined]);
  expect(twoFactor.turnOff.takesRecoveryCodes).toBe(false);
});

it('SC-02 returns the same secret when setup is restarted, even after canceling', async () => {
  const { twoFactor } = await setUp('new');
  await twoFactor.begin();
  const seed = twoFactor.setup?.seed;
  twoFactor.changeCode('123');
  twoFactor.cancel();
  expect([twoFactor.setup, twoFactor.form.values.code]).toEqual([undefined, '']);
  await twoFactor.begin();
  expect(twoFactor.setup?.seed).toBe(seed);
});

it.each(['', '12345'])('SC-02 does not send the code %j', async (code) => {
  const { application, twoFactor, enter } = await setUp('new');
  const prototype = Object.getPrototypeOf(application.get(TwoFactor)) as TwoFactor;
  const enable = jest.spyOn(prototype, 'enable');
  await twoFactor.begin();
  await enter(code);
  expect(twoFactor.form.problems).toEqual({ code: 'incomplete' });
  expect(enable).not.toHaveBeenCalled();
});

it.each([
  ['early', 90_000],
  ['late', -90_000],
])('SC-02 rejects a code that is too %s, and another code can be typed', async (_when, offset) => {
  const { twoFactor, codeAt, enter } = await setUp('new');
  await twoFactor.begin();
  await enter(codeAt(offset));
  expect([twoFactor.form.problems, twoFactor.isOn]).toEqual([{ code: 'wrong' }, false]);
  await enter(codeAt());
  expect(twoFactor.isOn).toBe(true);
});

it('SC-02 restarts a setup that took too long with a new secret and shows a message', async () => {
  const { application, twoFactor, codeAt, enter } = await setUp('new');
  await twoFactor.begin();
  const { seed } = twoFactor.setup ?? {};
  application.clock.advance(halfAnHour);
  await application.get(Proofs).submit({ kind: 'password', password: samplePassword });
  await enter(codeAt());
  expect(twoFactor.hasExpired).toBe(true);
  expect(twoFactor.setup?.seed).not.toBe(seed);
  await enter(codeAt());
  expect([twoFactor.isOn, twoFactor.hasExpired]).toEqual([true, false]);
});

it('SC-02 shows that two-factor was turned on in another tab', async () => {
  const { application, twoFactor, codeAt, enter, person } = await setUp('new');
  await twoFactor.begin();
  application.backend.change(() => {
    person().twoFactorSecret = twoFactor.setup?.seed ?? '';
  });
  await enter(codeAt());
  expect([twoFactor.isOn, twoFactor.setup, twoFactor.failure]).toEqual([true, undefined, undefined]);
});

it('SC-02 turns off two-factor with the password', async () => {
  const { twoFactor, person } = await setUp('twoFactor');
  const { turnOff } = twoFactor;
  turnOff.open();
  await twoFactor.submitTurnOff();
  expect(turnOff.form.problems).toEqual({ password: 'missing' });
  turnOff.change('password', 'not it');
  await twoFactor.submitTurnOff();
  expect([turnOff.form.problems, twoFactor.isOn, twoFactor.outcome]).toEqual([
    { password: 'wrong' },
    true,
    undefined,
  ]);
  turnOff.change('password', samplePassword);
  await twoFactor.submitTurnOff();
  expect([twoFactor.isOn, twoFactor.outcome, turnOff.isOpen]).toEqual([false, 'turned-off', false]);
  expect([turnOff.form.values.password, person().twoFactorSecret]).toEqual(['', undefined]);
});

it('each recovery code turns off two-factor once, in any notation', async () => {
  const { twoFactor } = await setUp('twoFactor');
  await twoFactor.recoveryCodes.make();
  const [code = ''] = twoFactor.recoveryCodes.codes ?? [];
  const { turnOff } = twoFactor;
  turnOff.open();
  turnOff.switchProof();
  turnOff.change('code', 'ABC');
  await twoFactor.submitTurnOff();
  expect(turnOff.form.problems).toEqual({ code: 'missing' });
  turnOff.change('code', 'AAAAA-AAAAA');
  await twoFactor.submitTurnOff();
  expect(turnOff.form.problems).toEqual({ code: 'wrong' });
  turnOff.change('code', ` ${code.toLowerCase().replace('-', ' ')} `);
  await twoFactor.submitTurnOff();
  expect(twoFactor.isOn).toBe(false);
});

it('replaces the remaining recovery codes only after confirmation', async () => {
  const { twoFactor } = await setUp('twoFactor');
  const { recoveryCodes } = twoFactor;
  await recoveryCodes.count();
  expect([recoveryCodes.remaining, recoveryCodes.isRunningLow]).toEqual([{ left: 0 }, true]);
  await recoveryCodes.renew();
  const first = recoveryCodes.codes;
  await recoveryCodes.hide();
  expect([recoveryCodes.codes, recoveryCodes.remaining?.left, recoveryCodes.isRunningLow]).toEqual([
    undefined,
    10,
    false,
  ]);
  await recoveryCodes.renew();
  expect([recoveryCodes.isConfirming, recoveryCodes.codes]).toEqual([true, undefined]);
  recoveryCodes.cancelRenewal();
  expect(recoveryCodes.isConfirming).toBe(false);
  await recoveryCodes.renew();
  await recoveryCodes.renew();
  expect(recoveryCodes.codes).toHaveLength(10);
  expect(recoveryCodes.codes).not.toEqual(first);
});

it('saves recovery codes as a text file and prints them', async () => {
  const { application, twoFactor } = await setUp('twoFactor');
  const { recoveryCodes } = twoFactor;
  await recoveryCodes.make();
  recoveryCodes.download('codes.txt', 'Codes of Ada');
  const [file] = application.files.saved;
  const text = new TextDecoder().decode(file?.content.bytes);
  expect([file?.name, file?.content.type]).toEqual(['codes.txt', 'text/plain;charset=utf-8']);
  expect(text.split('\r\n')).toEqual(['Codes of Ada', '', ...(recoveryCodes.codes ?? []), '']);
  recoveryCodes.print();
  expect(application.printer.prints).toBe(1);
});

it('requests codes again when they could not be created or counted', async () => {
  const { application, twoFactor } = await setUp('twoFactor');
  const { recoveryCodes } = twoFactor;
  application.backend.setNetworkCondition('offline');
  await recoveryCodes.count();
  await recoveryCodes.make();
  expect([recoveryCodes.countingFailure, recoveryCodes.makingFailure]).toEqual([
    { kind: 'offline' },
    { kind: 'offline' },
  ]);
  application.backend.setNetworkCondition('normal');
  await recoveryCodes.count();
  await recoveryCodes.make();
  expect([recoveryCodes.remaining, recoveryCodes.codes?.length]).toEqual([{ left: 0 }, 10]);
});

it('SC-02 shows every failure and can retry each call', async () => {
  const { application, twoFactor, codeAt, enter } = await setUp('new');
  application.backend.setNetworkCondition('failing');
  await twoFactor.begin();
  expect(twoFactor.failure).toEqual({ kind: 'server', status: 500, code: 50 });
  application.backend.setNetworkCondition('normal');
  await twoFactor.begin();
  expect(twoFactor.failure).toBeUndefined();
  application.backend.setNetworkCondition('offline');
  await enter(codeAt());
  expect([twoFactor.failure, twoFactor.form.values.code]).toEqual([{ kind: 'offline' }, codeAt()]);
  application.backend.setNetworkCondition('normal');
  await twoFactor.submit();
  expect(twoFactor.isOn).toBe(true);
});

it('SC-02 makes one call on a double submit', async () => {
  const { application, twoFactor, codeAt } = await setUp('new');
  const prototype = Object.getPrototypeOf(application.get(TwoFactor)) as TwoFactor;
  const enable = jest.spyOn(prototype, 'enable');
  enable.mockClear();
  await twoFactor.begin();
  twoFactor.changeCode(codeAt());
  await Promise.all([twoFactor.submit(), twoFactor.submit()]);
  expect(enable).toHaveBeenCalledTimes(1);
});
