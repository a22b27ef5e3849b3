import { MailingList } from '#application/mailing/MailingList';
import { Session } from '#application/session/Session';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { EmailPreferencesPresenter } from '#ui/mailing/EmailPreferencesPresenter';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const setUp = async (as: PersonKey = 'subscriber') => {
  const application = await compose({ as, path: '/de/konto/einstellungen' });
  await application.get(Session).start();
  const change = jest.spyOn(application.get(MailingList), 'change');
  const open = async () => {
    const page = application.get(EmailPreferencesPresenter);
    await page.load();
    page.onShow();
    return page;
  };
  // The container creates a separate adapter for each use case.
  const list = application.get(MailingList);
  application.replace(MailingList, list);
  change.mockRestore();
  return { application, open, changes: jest.spyOn(list, 'change'), page: await open() };
};

const choose = (page: EmailPreferencesPresenter, id: string, isSubscribed: boolean): void =>
  page.choose(isSubscribed, ({ interest }) => interest === id);

const subscribed = ({ chosen }: EmailPreferencesPresenter): readonly string[] =>
  chosen.flatMap(({ interests }) => interests.filter(({ isSubscribed }) => isSubscribed).map(({ id }) => id));

it('PM-01 shows the saved preferences', async () => {
  const { page } = await setUp();
  expect(subscribed(page)).toEqual(['newsletter', 'owns-game', 'game-time']);
  expect(page.changeCount).toBe(0);
});

it('PM-01 hides the owners’ category from a player without plans', async () => {
  const { page } = await setUp('new');
  expect(page.chosen).toMatchObject([{ id: 'news' }, { id: 'offers' }]);
});

it('PM-01 saves the changes in the page’s language and shows a message for four seconds', async () => {
  const { application, page, changes } = await setUp();
  choose(page, 'newsletter', false);
  choose(page, 'events', true);
  expect(page.changeCount).toBe(2);
  await page.save();
  expect(changes).toHaveBeenCalledWith('subscriber@farstead.test', 'de', [
    {
      id: 'news',
      interests: [
        { id: 'newsletter', isSubscribed: false },
        { id: 'events', isSubscribed: true },
      ],
    },
  ]);
  expect([page.saving.isDone, page.changeCount]).toEqual([true, 0]);
  application.clock.advance(3999);
  expect(page.saving.isDone).toBe(true);
  application.clock.advance(1);
  expect(page.saving.isDone).toBe(false);
  expect(subscribed(page)).toEqual(['events', 'owns-game', 'game-time']);
});

it('PM-01 saving an outdated page does not undo choices made elsewhere', async () => {
  const { open, page } = await setUp();
  const other = await open();
  choose(other, 'newsletter', false);
  await other.save();
  choose(page, 'tips', true);
  await page.save();
  expect(subscribed(await open())).toEqual(['owns-game', 'game-time', 'tips']);
});

it('PM-01 does not save unchanged preferences and shows a message until the next choice', async () => {
  const { page, changes } = await setUp();
  await page.save();
  expect(changes).not.toHaveBeenCalled();
  expect(page.isUnchanged).toBe(true);
  choose(page, 'events', true);
  expect(page.isUnchanged).toBe(false);
});

it('PM-01 a choice made during the call is preserved but not yet saved', async () => {
  const { application, page } = await setUp();
  application.backend.setNetworkCondition('slow');
  choose(page, 'events', true);
  const saving = page.save();
  await flushPromises();
  choose(page, 'tips', true);
  application.clock.advance(3000);
  await saving;
  expect(page.changeCount).toBe(1);
  expect(subscribed(page)).toEqual(expect.arrayContaining(['events', 'tips']));
});

it('PM-01 SE-08 restores unsaved choices after the next sign-in and clears them on save', async () => {
  const { open, page } = await setUp();
  choose(page, 'newsletter', false);
  choose(page, 'events', true);
  page.dispose();
  const again = await open();
  expect(subscribed(again)).toEqual(['events', 'owns-game', 'game-time']);
  expect(again.changeCount).toBe(2);
  await again.save();
  expect((await open()).changeCount).toBe(0);
});

it('PM-01 does not store reverted choices as a draft', async () => {
  const { open, page } = await setUp();
  choose(page, 'events', true);
  choose(page, 'events', false);
  expect((await open()).changeCount).toBe(0);
});
