import { AccountDeletions } from '#application/my-data/AccountDeletions';
import { EmailChanges } from '#application/profile/EmailChanges';
import { ConfirmationEmails } from '#application/registration/ConfirmationEmails';
import { PasswordResets } from '#application/registration/PasswordResets';
import { Authenticator } from '#application/session/Authenticator';
import { Players } from '#application/session/Players';
import { onBothAdapters } from '../support/onBothAdapters';
import { testFailures } from '../support/testFailures';
import { startEditing } from './startEditing';

const done = { ok: true, value: undefined };
const refused = (kind: string) => ({ ok: false, error: { kind } });

onBothAdapters('EmailChanges', (open) => {
  const waiting = async () => {
    const editor = await startEditing(await open());
    const { site, person, edit } = editor;
    const email = site.freshAddress();
    await edit({ email });
    const changes = site.application.get(EmailChanges);
    const signIn = (address: string) =>
      site.application.get(Authenticator).signIn({ email: address, password: person.password, otp: '' });
    return { ...editor, email, changes, signIn, key: await site.newestEmailKey(email) };
  };

  const moved = async () => {
    const change = await waiting();
    await change.changes.confirm(change.key, 'en');
    return { ...change, undoKey: await change.site.newestEmailKey(change.person.email) };
  };

  it('PF-02 the key confirms the new email only once', async () => {
    const { changes, key, email, person, profile, signIn } = await waiting();
    expect(await changes.confirm(key, 'en')).toEqual(done);
    expect((await profile()).values.email).toBe(email);
    expect((await profile()).emailChange).toBeUndefined();
    expect([(await signIn(email)).ok, (await signIn(person.email)).ok]).toEqual([true, false]);
    expect(await changes.confirm(key, 'en')).toEqual(refused('used-key'));
  });

  it('PF-02 withdrawing a change takes effect immediately and invalidates its key', async () => {
    const { changes, key, email, person, profile, edit } = await waiting();
    expect(await changes.withdraw()).toEqual(done);
    expect((await profile()).emailChange).toBeUndefined();
    expect((await profile()).values.email).toBe(person.email);
    expect(await changes.confirm(key, 'en')).toEqual(refused('unknown-key'));
    expect(await changes.withdraw()).toEqual(done);
    expect((await edit({ email })).ok).toBe(true);
  });

  it('PF-02 reports whether a key can undo its change without using the key', async () => {
    const { changes, undoKey, key } = await moved();
    expect(await changes.checkUndo(key)).toEqual(refused('unknown-key'));
    expect(await changes.checkUndo(undoKey)).toEqual(done);
    expect((await changes.undo(undoKey, 'en')).ok).toBe(true);
    expect(await changes.checkUndo(undoKey)).toEqual(refused('used-key'));
  });

  it('PF-02 resending the link invalidates the previous link', async () => {
    const { site, changes, key, email } = await waiting();
    expect(await site.application.get(ConfirmationEmails).resend(email, 'en')).toBe(true);
    expect(await changes.confirm(key, 'en')).toEqual(refused('unknown-key'));
    expect(await changes.confirm(await site.newestEmailKey(email), 'en')).toEqual(done);
  });

  it('PF-02 rejects an address taken in the meantime and ends the change', async () => {
    const { site, changes, key, email, person, profile } = await waiting();
    const held = site.application.tokens.read();
    const other = await startEditing({ ...site, createPerson: () => site.createPerson('backer') });
    await other.edit({ email });
    expect(await changes.confirm(await site.newestEmailKey(email), 'en')).toEqual(done);
    if (held) site.application.tokens.write(held);
    expect(await changes.confirm(key, 'en')).toEqual(refused('email-taken'));
    expect(await profile()).toMatchObject({ values: { email: person.email } });
    expect((await profile()).emailChange).toBeUndefined();
  });

  it('PF-02 undoing the change from the old mailbox ends the sessions and offers a password reset', async () => {
    const { site, changes, undoKey, person, email, signIn } = await moved();
    site.application.tokens.write(await site.tokensExpiringIn(600, person));
    const undone = await changes.undo(undoKey, 'en');
    expect(undone).toMatchObject({ ok: true, value: { email: person.email } });
    expect((await site.application.get(Players).findProfile(person.id)).ok).toBe(false);
    // The old password does not work either: whoever changed the email knew it.
    expect([(await signIn(email)).ok, (await signIn(person.email)).ok]).toEqual([false, false]);
    const resetKey = undone.ok ? undone.value.resetKey : '';
    expect(await site.application.get(PasswordResets).find(resetKey, 'en')).toMatchObject({
      ok: true,
      value: { email: person.email },
    });
    expect(await changes.undo(undoKey, 'en')).toEqual(refused('used-key'));
  });

  it('PF-02 undoing the change reports and ends what was set up since', async () => {
    const { site, changes, undoKey, person } = await moved();
    const deletions = site.application.get(AccountDeletions);
    expect((await deletions.request(person.password, 'en')).ok).toBe(true);
    expect(await changes.undo(undoKey, 'en')).toMatchObject({
      ok: true,
      value: { ended: [{ kind: 'deletion' }] },
    });
    site.application.tokens.write(await site.tokensExpiringIn(600, person));
    expect(await deletions.find()).toEqual({ ok: true, value: undefined });
  });

  it('PF-02 a confirmation key cannot undo a change', async () => {
    const { changes, key } = await waiting();
    expect(await changes.undo(key, 'en')).toEqual(refused('unknown-key'));
    expect(await changes.undo('no-such-key', 'en')).toEqual(refused('unknown-key'));
  });

  testFailures(open, 'PF-02 AP-02', {
    calls: {
      confirm: ({ application }) => application.get(EmailChanges).confirm('any-key', 'en'),
      withdraw: ({ application }) => application.get(EmailChanges).withdraw(),
    },
  });

  testFailures(open, 'PF-02 AP-02', {
    isAnonymous: true,
    calls: {
      undo: ({ application }) => application.get(EmailChanges).undo('any-key', 'en'),
      checkUndo: ({ application }) => application.get(EmailChanges).checkUndo('any-key'),
    },
  });
});
