import { StoredItems } from '#application/shared/StoredItems';
import { dismissedCookies } from '#domain/consent/storedItems';
import { BuiltPages } from '#application/navigation/BuiltPages';
import { CloseReminder } from '#application/session/CloseReminder';
import { ListReminders } from '#application/session/ListReminders';
import { Players } from '#application/session/Players';
import { Session } from '#application/session/Session';
import { agreedToAll } from '#domain/consent/ConsentChoices';
import { FakeInvitations } from '#infrastructure/fake/products/FakeInvitations';
import { fail } from '#domain/shared/Result';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { compose } from '../../support/compose';

const setUp = async (as: PersonKey, { isBuilt = true } = {}) => {
  const application = await compose({ as });
  application.replace(BuiltPages, { has: (id) => isBuilt || id !== 'security' });
  application.consentStore.write(agreedToAll);
  await application.get(Session).start();
  return application;
};

it.each<[PersonKey, string[]]>([
  ['new', ['two-factor']],
  ['expired', ['two-factor', 'back-to-game']],
  ['subscriber', ['two-factor']],
  ['twoFactor', []],
])('SH-16 SH-17 lists the due reminders for player %s: %j', async (person, due) => {
  expect(await (await setUp(person)).get(ListReminders).execute()).toEqual(due);
});

it('SH-16 does not list the two-factor reminder until the security page exists', async () => {
  const application = await setUp('expired', { isBuilt: false });
  expect(await application.get(ListReminders).execute()).toEqual(['back-to-game']);
});

it('SH-16 lists only the invitation for a player with two-factor and no game time left', async () => {
  const application = await setUp('twoFactor');
  application.backend.person('twoFactor').gameTimeEnd = '2026-09-01T00:00:00.000Z';
  expect(await application.get(ListReminders).execute()).toEqual(['back-to-game']);
});

it('SH-16 lists no reminders while signed out or without player details', async () => {
  const application = await compose({ as: 'new' });
  const malformed = fail({ kind: 'malformed' } as const);
  application.replace(Players, { findDetails: async () => malformed, findProfile: async () => malformed });
  expect(await application.get(ListReminders).execute()).toEqual([]);
  await application.get(Session).start();
  expect(await application.get(ListReminders).execute()).toEqual([]);
});

it.each(['offline', 'failing'] as const)(
  'ER-02 SH-17 does not list the invitation when the server is %s',
  async (network) => {
    const application = await setUp('expired');
    application.backend.setNetworkCondition(network);
    expect(await application.get(ListReminders).execute()).toEqual(['two-factor']);
  },
);

it('SH-16 SH-17 dismissing a reminder affects only the current player', async () => {
  const application = await setUp('expired');
  const isInvitedBack = jest.spyOn(FakeInvitations.prototype, 'isInvitedBack');
  application.get(CloseReminder).execute('two-factor', 'dismissed');
  application.get(CloseReminder).execute('back-to-game', 'dismissed');
  expect(await application.get(ListReminders).execute()).toEqual([]);
  expect(isInvitedBack).not.toHaveBeenCalled();

  const { id } = application.backend.person('expired');
  expect(application.dismissedAlerts.has(`two-factor~${id}`)).toBe(true);
  expect(application.dismissedAlerts.has(`back-to-game~${id}`)).toBe(true);
  await application.get(Session).begin(application.tokensOf('steam'));
  expect(await application.get(ListReminders).execute()).toEqual(['two-factor', 'back-to-game']);
});

it('SH-16 without consent to functional cookies, a dismissal lasts for the visit', async () => {
  const application = await compose({ as: 'new' });
  await application.get(Session).start();
  application.get(CloseReminder).execute('two-factor', 'dismissed');
  expect(application.get(StoredItems).namesOf(dismissedCookies)).toEqual([]);
  expect(await application.get(ListReminders).execute()).toEqual([]);
});

it('SH-16 following a reminder hides it for this visit but stores no dismissal', async () => {
  const application = await setUp('new');
  application.get(CloseReminder).execute('two-factor', 'followed');
  expect(await application.get(ListReminders).execute()).toEqual([]);
  expect(application.dismissedAlerts.has(`two-factor~${application.backend.person('new').id}`)).toBe(false);
});

it('closing a reminder while signed out has no effect', async () => {
  const application = await compose();
  application.replace(BuiltPages, { has: () => true });
  application.get(CloseReminder).execute('two-factor', 'dismissed');
  await application.get(Session).begin(application.tokensOf('new'));
  expect(await application.get(ListReminders).execute()).toEqual(['two-factor']);
});
