import { BuiltPages } from '#application/navigation/BuiltPages';
import { Session } from '#application/session/Session';
import { FakeInvitations } from '#infrastructure/fake/products/FakeInvitations';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { ConsentPresenter } from '#ui/consent/ConsentPresenter';
import { Translations } from '#ui/content/Translations';
import { RemindersPresenter } from '#ui/session/reminders/RemindersPresenter';
import { compose } from '#tests/unit/support/compose';
import { flushPromises } from '#tests/unit/support/flushPromises';

const look = 1500;

/** @param path page to which the player goes after the first page */
const setUp = async (as: PersonKey, path = '/') => {
  const application = await compose({ as, path: '/news' });
  application.replace(BuiltPages, { has: () => true });
  await application.get(Translations).load('en-us');
  await application.get(Session).start();
  const consent = application.get(ConsentPresenter);
  const reminders = application.get(RemindersPresenter);
  const start = async () => {
    await consent.start();
    consent.agreeToAll();
    reminders.onShow();
    await flushPromises();
    application.navigator.push(path);
  };
  return { application, consent, reminders, start };
};

it('SH-16 suggests two-factor after a short delay and links to the security page', async () => {
  const { application, reminders, start } = await setUp('new');
  await start();
  application.clock.advance(look - 1);
  expect(reminders.current).toBeUndefined();
  application.clock.advance(1);
  expect(reminders.current).toBe('two-factor');
  expect(reminders.destination).toBe('/account/security');
});

it('SH-16 shows no reminder on the first page, even after redirects', async () => {
  const { application, reminders, consent } = await setUp('new');
  await consent.start();
  consent.agreeToAll();
  reminders.onShow();
  await flushPromises();
  application.navigator.replace('/account/products');
  application.clock.advance(60_000);
  expect(reminders.current).toBeUndefined();
  application.navigator.push('/account/payments');
  application.clock.advance(look);
  expect(reminders.current).toBe('two-factor');
});

it('SH-17 invites an eligible player back and links to the products page', async () => {
  const { application, reminders, start } = await setUp('expired', '/account/security');
  await start();
  application.clock.advance(look);
  expect(reminders.current).toBe('back-to-game');
  expect(reminders.destination).toBe('/account/products');
});

it('SH-16 SH-17 shows the second of two reminders only on another page', async () => {
  const { application, reminders, start } = await setUp('expired');
  await start();
  application.clock.advance(look);
  expect(reminders.current).toBe('two-factor');
  reminders.dismiss();
  application.clock.advance(60_000);
  expect(reminders.current).toBeUndefined();

  application.navigator.push('/#same-page');
  application.clock.advance(look);
  expect(reminders.current).toBeUndefined();
  application.navigator.push('/account/products');
  application.clock.advance(look);
  expect(reminders.current).toBeUndefined();
  application.navigator.push('/news');
  application.clock.advance(look);
  expect(reminders.current).toBe('back-to-game');
  reminders.dismiss();
  application.navigator.push('/');
  application.clock.advance(60_000);
  expect(reminders.current).toBeUndefined();
});

it('SH-16 does not show another reminder after the player follows the button', async () => {
  const { application, reminders, start } = await setUp('expired');
  await start();
  application.clock.advance(look);
  reminders.onFollow();
  application.navigator.push('/account/security');
  application.clock.advance(60_000);
  expect(reminders.current).toBeUndefined();
});

it('SH-16 closes the card when the visitor leaves the page and shows it again on a later page', async () => {
  const { application, reminders, start } = await setUp('new');
  await start();
  application.clock.advance(look);
  application.navigator.push('/lottery');
  expect([reminders.current, reminders.destination]).toEqual([undefined, '']);
  application.clock.advance(60_000);
  expect(reminders.current).toBeUndefined();
  application.navigator.push('/news');
  application.clock.advance(look);
  expect(reminders.current).toBe('two-factor');
});

it('SH-16 does not interrupt a visitor who is busy', async () => {
  const { application, reminders, start } = await setUp('new');
  await start();
  application.activity.isBusy = true;
  application.clock.advance(60_000);
  expect(reminders.current).toBeUndefined();
  application.activity.isBusy = false;
  application.clock.advance(look);
  expect(reminders.current).toBe('two-factor');
});

it('SH-16 shows no reminder during the cookie popup or before the consent is loaded', async () => {
  const { application, consent, reminders } = await setUp('new');
  reminders.onShow();
  await flushPromises();
  application.navigator.push('/');
  application.clock.advance(60_000);
  expect(reminders.current).toBeUndefined();
  await consent.start();
  consent.showDetails();
  application.clock.advance(60_000);
  expect(reminders.current).toBeUndefined();
  consent.agreeToAll();
  application.clock.advance(look);
  expect(reminders.current).toBe('two-factor');
});

it('SH-16 does not suggest two-factor to a player who turned it on in the meantime', async () => {
  const { application, reminders, start } = await setUp('new');
  await start();
  jest.spyOn(application.get(Session), 'player', 'get').mockReturnValue({
    ...application.get(Session).player!,
    details: { ...application.get(Session).player!.details!, mfaEnabled: true },
  });
  application.clock.advance(60_000);
  expect(reminders.current).toBeUndefined();
});

it('SH-17 queries the server once, however long the visit lasts', async () => {
  const isInvitedBack = jest.spyOn(FakeInvitations.prototype, 'isInvitedBack');
  const { application, start } = await setUp('expired');
  await start();
  application.clock.advance(60_000);
  application.navigator.push('/news');
  application.clock.advance(60_000);
  expect(isInvitedBack).toHaveBeenCalledTimes(1);
});

it('SH-16 shows no reminder after the presenter is disposed of', async () => {
  const { application, reminders, consent } = await setUp('expired');
  await consent.start();
  application.backend.setNetworkCondition('slow');
  const end = reminders.onShow();
  await flushPromises();
  end();
  end();
  application.clock.advance(3000);
  await flushPromises();
  application.clock.advance(60_000);
  expect(reminders.current).toBeUndefined();
  reminders.dismiss();
  reminders.onFollow();
});
