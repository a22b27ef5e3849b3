import { Session } from '#application/session/Session';
import { samplePassword } from '#samples/accounts';
import { FakeProfiles } from '#infrastructure/fake/profile/FakeProfiles';
import { ConfirmEmailPresenter } from '#ui/profile/ConfirmEmailPresenter';
import { ProfilePresenter } from '#ui/profile/ProfilePresenter';
import { UndoEmailPresenter } from '#ui/profile/UndoEmailPresenter';
import { flushPromises } from '../../support/flushPromises';
import type { Application } from '../../support/compose';
import { openPage } from '../../support/openPage';

const open = async () => {
  const { application } = await openPage('profile', ProfilePresenter, { as: 'new' });
  return { application, ...(await show(application)) };
};

const show = async (application: Application) => {
  const profile = application.get(ProfilePresenter);
  await profile.load();
  const { editor } = profile;
  const save = async (password = samplePassword) => {
    editor.submit();
    editor.currentPassword.change(password);
    await editor.currentPassword.confirm();
  };
  return { profile, editor, save };
};

beforeEach(() => jest.restoreAllMocks());

it('PF-01 sends only the changes and the password, and shows the new name everywhere', async () => {
  const { application, editor, save } = await open();
  const edit = jest.spyOn(FakeProfiles.prototype, 'edit');
  editor.change('displayName', 'Renamed-Pilot');
  await save();
  expect(edit.mock.calls[0]?.[0]).toMatchObject({
    changes: [{ field: 'displayName', value: 'Renamed-Pilot' }],
    currentPassword: samplePassword,
    version: expect.any(String),
  });
  expect(editor.outcome).toEqual({ kind: 'saved' });
  expect(application.get(Session).player?.displayName).toBe('Renamed-Pilot');
});

it('PF-01 sends no request and requires no password when nothing has changed', async () => {
  const { editor } = await open();
  editor.change('firstName', ' Ada ');
  editor.submit();
  expect([editor.outcome, editor.isPasswordDialogOpen]).toEqual([{ kind: 'unchanged' }, false]);
});

it('PF-01 does not require the password while a field is invalid', async () => {
  const { editor } = await open();
  editor.change('firstName', '');
  editor.submit();
  expect([editor.form.problems, editor.isPasswordDialogOpen]).toEqual([{ firstName: 'required' }, false]);
});

it('PF-01 a wrong password neither closes the dialog nor changes the fields', async () => {
  const { editor, save } = await open();
  editor.change('addressCity', 'Lyon');
  await save('wrong');
  expect([editor.isPasswordDialogOpen, editor.outcome, editor.form.values.addressCity]).toEqual([
    true,
    undefined,
    'Lyon',
  ]);
});

it('PF-01 shows the problem of a rejected field until the field changes', async () => {
  const { application, editor, save } = await open();
  editor.change('email', application.backend.person('backer').email);
  await save();
  expect(editor.refusal?.byField.email).toHaveLength(1);
  expect([editor.isPasswordDialogOpen, editor.form.refusalCount]).toEqual([false, 1]);
  editor.change('email', 'other@farstead.test');
  expect(editor.refusal?.byField).toEqual({});
});

it('PF-01 a tab with stale data shows the conflicting changes instead of overwriting them', async () => {
  const { application, editor, save } = await open();
  const other = await show(application);
  other.editor.change('addressCity', 'Lyon');
  other.editor.change('lastName', 'Hopper');
  await other.save();
  editor.change('addressCity', 'Nantes');
  await save();
  expect(editor.outcome).toEqual({ kind: 'changed-elsewhere' });
  expect(editor.remoteChanges).toEqual([
    { field: 'lastName', stored: 'Hopper' },
    { field: 'addressCity', stored: 'Lyon', typed: 'Nantes' },
  ]);
  expect(application.backend.person('new').addressCity).toBe('Lyon');

  editor.submit();
  expect([editor.outcome, editor.isPasswordDialogOpen]).toEqual([{ kind: 'undecided' }, false]);
  const [conflict] = editor.conflicts;
  if (conflict) editor.resolveConflict(conflict, 'typed');
  await save();
  expect(application.backend.person('new')).toMatchObject({ addressCity: 'Nantes', lastName: 'Hopper' });
  expect(editor.remoteChanges).toEqual([]);
});

it('PF-01 the player can accept the value that was stored in the meantime', async () => {
  const { application, editor, save } = await open();
  application.backend.person('new').addressCity = 'Lyon';
  editor.change('addressCity', 'Nantes');
  await save();
  const [conflict] = editor.conflicts;
  if (conflict) editor.resolveConflict(conflict, 'stored');
  editor.submit();
  expect([editor.form.values.addressCity, editor.outcome]).toEqual(['Lyon', { kind: 'unchanged' }]);
});

it('PF-01 restores a draft on the next visit, together with changes made elsewhere', async () => {
  const { application, editor } = await open();
  editor.change('addressCity', 'Nantes');
  application.backend.person('new').lastName = 'Hopper';
  const again = await show(application);
  expect(again.editor.form.values).toMatchObject({ addressCity: 'Nantes', lastName: 'Hopper' });
  expect(again.editor.remoteChanges).toEqual([]);
  again.editor.change('addressCity', '');
  expect((await show(application)).editor.form.values.addressCity).toBe('');
});

it('PF-01 does not overwrite a change made elsewhere with a draft', async () => {
  const { application, editor } = await open();
  editor.change('addressCity', 'Nantes');
  application.backend.person('new').addressCity = 'Lyon';
  const again = await show(application);
  expect(again.editor.conflicts).toEqual([{ field: 'addressCity', stored: 'Lyon', typed: 'Nantes' }]);
});

it('PF-01 discards the draft once it is saved', async () => {
  const { application, editor, save } = await open();
  editor.change('addressCity', 'Nantes');
  await save();
  application.backend.person('new').addressCity = 'Lyon';
  expect((await show(application)).editor.form.values.addressCity).toBe('Lyon');
});

it('PF-02 resends the link for a pending email change and shows a notice until it is reset', async () => {
  const { application, profile, editor, save } = await open();
  expect(editor.emailChange).toBeUndefined();
  editor.change('email', 'moved@farstead.test');
  await save();
  expect(editor.outcome).toEqual({ kind: 'saved', confirmedBy: 'moved@farstead.test' });
  expect([editor.emailChange, editor.form.values.email]).toEqual([
    { to: 'moved@farstead.test' },
    'new@farstead.test',
  ]);
  await profile.resending.resend('moved@farstead.test');
  expect(profile.resending.sending.isDone).toBe(true);
  application.clock.advance(3_600_000);
  expect(profile.resending.sending.isDone).toBe(true);
  const sent = application.backend.emails.filter(({ kind }) => kind === 'email-change');
  expect(sent.map(({ isUsed }) => isUsed)).toEqual([false, true]);
});

const keyOf = (application: Application, kind: string): string =>
  application.backend.emails.find((email) => email.kind === kind)?.key ?? '';

it('PF-02 the emailed link’s page confirms the email on submit, not on load', async () => {
  const { application, editor, save } = await open();
  editor.change('email', 'moved@farstead.test');
  await save();
  const confirming = application.get(ConfirmEmailPresenter);
  await confirming.load({
    params: { key: keyOf(application, 'email-change') },
    query: new URLSearchParams(),
  });
  expect(application.backend.person('new').email).toBe('new@farstead.test');
  await confirming.submit();
  expect(application.get(Session).player?.email).toBe('moved@farstead.test');
  await confirming.submit();
  expect(confirming.sending.isDone).toBe(true);

  const undoing = application.get(UndoEmailPresenter);
  await undoing.load({ params: { key: keyOf(application, 'email-undo') }, query: new URLSearchParams() });
  await undoing.submit();
  expect(application.backend.person('new').email).toBe('new@farstead.test');
  expect(undoing.newPasswordPath).toMatch(/^\/forgot-password\/reset-key-\d+$/);
  expect(application.get(Session).player).toBeUndefined();
});

it('PF-02 reports an expired key and drops the pending change', async () => {
  const { application, editor, save } = await open();
  editor.change('email', 'moved@farstead.test');
  await save();
  application.clock.advance(172_800_000);
  application.tokens.write(application.tokensOf('new'));
  const confirming = application.get(ConfirmEmailPresenter);
  await confirming.load({
    params: { key: keyOf(application, 'email-change') },
    query: new URLSearchParams(),
  });
  await confirming.submit();
  expect(confirming.sending.problem).toEqual({ kind: 'expired-key' });
  expect((await show(application)).editor.emailChange).toBeUndefined();
});

it('PF-02 reports a used key before any button is pressed', async () => {
  const { application, editor, save } = await open();
  editor.change('email', 'moved@farstead.test');
  await save();
  const confirming = application.get(ConfirmEmailPresenter);
  const params = { key: keyOf(application, 'email-change') };
  await confirming.load({ params, query: new URLSearchParams() });
  await confirming.submit();
  const undoing = application.get(UndoEmailPresenter);
  await undoing.load({ params: { key: keyOf(application, 'email-undo') }, query: new URLSearchParams() });
  undoing.onShow();
  await flushPromises();
  expect(undoing.checking.problem).toBeUndefined();
  await undoing.submit();
  const again = application.get(UndoEmailPresenter);
  await again.load({ params: { key: keyOf(application, 'email-undo') }, query: new URLSearchParams() });
  again.onShow();
  await flushPromises();
  expect(again.checking.problem).toEqual({ kind: 'used-key' });
});
