import { Passwords } from '#application/security/Passwords';
import { BreachedPasswords } from '#application/security/BreachedPasswords';
import { PasswordStrength } from '#application/security/PasswordStrength';
import { Session } from '#application/session/Session';
import type { Strength } from '#domain/security/Strength';
import { samplePassword } from '#samples/accounts';
import { ChangePasswordPresenter } from '#ui/security/ChangePasswordPresenter';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const chosen = 'Deep-Ore-2027!';

/** `strength` replaces the real rating of every password. */
const setUp = async (...strength: [Strength?]) => {
  const application = await compose({ as: 'new', path: '/account/security' });
  if (strength.length > 0) application.replace(PasswordStrength, { estimate: async () => strength[0] });
  await application.get(Session).start();
  const prototype = Object.getPrototypeOf(application.get(Passwords)) as Passwords;
  const change = jest.spyOn(prototype, 'change');
  change.mockClear();
  const changing = application.get(ChangePasswordPresenter);
  changing.onShow();
  const fill = (password: string, repeated = password) => {
    changing.change(password);
    changing.changeRepeat(repeated);
  };
  const confirm = async (password: string = samplePassword) => {
    changing.currentPassword.change(password);
    await changing.currentPassword.confirm();
  };
  return { application, changing, fill, confirm, change };
};

it('SC-01 requires the current password, changes the password and shows a message for four seconds', async () => {
  const { application, changing, fill, confirm, change } = await setUp();
  fill(chosen);
  await changing.submit();
  expect([changing.currentPassword.isOpen, change.mock.calls]).toEqual([true, []]);
  await confirm();
  expect(change).toHaveBeenCalledWith({ password: chosen, currentPassword: samplePassword }, 'en');
  expect(application.backend.person('new').password).toBe(chosen);
  expect([changing.currentPassword.isOpen, changing.isChanged]).toEqual([false, true]);
  expect([changing.form.values, changing.password.password]).toEqual([
    { password: '', confirmPassword: '' },
    '',
  ]);
  application.clock.advance(3999);
  expect(changing.isChanged).toBe(true);
  application.clock.advance(1);
  expect(changing.isChanged).toBe(false);
});

it('SC-01 the session continues after the change', async () => {
  const { application, changing, fill, confirm } = await setUp();
  fill(chosen);
  await changing.submit();
  await confirm();
  await application.get(Session).start();
  expect(application.get(Session).player?.displayName).toBe('New-Pilot');
});

it('SC-01 ignores a submit with an empty password, even with a filled repetition', async () => {
  const { changing, fill } = await setUp();
  fill('', chosen);
  await changing.submit();
  expect([changing.form.problems, changing.form.refusalCount]).toEqual([{}, 0]);
  expect(changing.currentPassword.isOpen).toBe(false);
});

it.each([
  [chosen, 'another', { confirmPassword: 'mismatch' }],
  [chosen, '', { confirmPassword: 'mismatch' }],
  ['x'.repeat(129), 'x'.repeat(129), { password: 'too-long' }],
])(
  'SC-01 shows the problem when %j is repeated as %j and does not open the dialog',
  async (password, repeated, problems) => {
    const { changing, fill } = await setUp();
    fill(password, repeated);
    await changing.submit();
    expect([changing.form.problems, changing.form.refusalCount]).toEqual([problems, 1]);
    expect(changing.currentPassword.isOpen).toBe(false);
  },
);

it.each(['x', 'x'.repeat(128)])(
  'SC-01 accepts the password %j if its strength is unknown',
  async (password) => {
    const { changing, fill } = await setUp(undefined);
    fill(password);
    await changing.submit();
    expect(changing.currentPassword.isOpen).toBe(true);
  },
);

it('SC-01 D-20 shows the server’s message about a short password at the field', async () => {
  const { application, changing, fill, confirm } = await setUp(undefined);
  fill('1234567');
  await changing.submit();
  await confirm();
  expect(changing.form.problems).toEqual({ password: ['A password has 8 to 128 characters.'] });
  expect([changing.currentPassword.isOpen, changing.isChanged]).toEqual([false, false]);
  expect(changing.form.values.password).toBe('1234567');
  expect(application.backend.person('new').password).toBe(samplePassword);
});

it('SC-01 reports a wrong current password in the open dialog', async () => {
  const { changing, fill, confirm } = await setUp();
  fill(chosen);
  await changing.submit();
  await confirm('not it');
  expect([changing.currentPassword.isOpen, changing.currentPassword.form.problems]).toEqual([
    true,
    { password: 'wrong' },
  ]);
  await confirm();
  expect(changing.isChanged).toBe(true);
});

it('SC-01 canceling the dialog sends no request and preserves the input', async () => {
  const { changing, fill, change } = await setUp();
  fill(chosen);
  await changing.submit();
  changing.currentPassword.cancel();
  expect(changing.form.values).toEqual({ password: chosen, confirmPassword: chosen });
  expect(change).not.toHaveBeenCalled();
});

it('SC-01 rejects an easily guessed password before requesting the current password', async () => {
  const { changing, fill } = await setUp();
  fill('password');
  await changing.submit();
  expect([changing.form.problems, changing.form.refusalCount]).toEqual([{ password: 'weak-password' }, 1]);
  expect(changing.currentPassword.isOpen).toBe(false);
  fill(chosen);
  await changing.submit();
  expect(changing.currentPassword.isOpen).toBe(true);
});

it('rejects a breached password at the field before requesting the current password', async () => {
  const { changing, fill } = await setUp();
  fill('correcthorsebatterystaple');
  await changing.submit();
  expect(changing.form.problems).toEqual({ password: 'breached-password' });
  expect(changing.currentPassword.isOpen).toBe(false);
  fill(chosen);
  await changing.submit();
  expect(changing.currentPassword.isOpen).toBe(true);
});

it('reports an exception in the breach lookup and allows a retry', async () => {
  const { application, changing, fill } = await setUp();
  const prototype = Object.getPrototypeOf(application.get(BreachedPasswords)) as BreachedPasswords;
  const error = new Error('broken');
  jest.spyOn(prototype, 'has').mockRejectedValueOnce(error);
  fill(chosen);
  await changing.submit();
  expect([changing.failure, application.errors.reports]).toEqual([{ kind: 'unexpected' }, [error]]);
  await changing.submit();
  expect(changing.currentPassword.isOpen).toBe(true);
});

it('SC-01 a password that contains the player’s name or email is weak', async () => {
  const { changing } = await setUp();
  changing.change('new-pilot');
  await flushPromises();
  expect(changing.password.strength?.score).toBe(0);
});
