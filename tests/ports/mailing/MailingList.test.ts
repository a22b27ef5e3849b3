import { EmailSignUps } from '#application/mailing/EmailSignUps';
import { MailingList } from '#application/mailing/MailingList';
import type { CategoryChange } from '#domain/mailing/EmailPreferences';
import { mailingRefusals } from '#domain/mailing/mailingRefusals';
import { sampleMailing } from '#samples/mailing';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';

const change = (
  category: string,
  interests: Readonly<Record<string, boolean>>,
): readonly CategoryChange[] => [
  {
    id: category,
    interests: Object.entries(interests).map(([id, isSubscribed]) => ({ id, isSubscribed })),
  },
];

const subscriptionsOf = async (site: Site, email: string): Promise<readonly string[]> => {
  const recorded = await site.application.get(MailingList).listRecorded(email);
  if (!recorded.ok) throw new Error(recorded.error.kind);
  return recorded.value
    .flatMap(({ interests }) => interests)
    .filter(({ isSubscribed }) => isSubscribed)
    .map(({ id }) => id);
};

onBothAdapters('MailingList', (open) => {
  it('PM-01 returns the categories with their interests', async () => {
    const site = await open();
    await signInAs(site, 'new');
    expect(await site.application.get(MailingList).listOffered()).toEqual({ ok: true, value: sampleMailing });
  });

  it('PM-01 a new player has no subscriptions', async () => {
    const site = await open();
    const { email } = await signInAs(site, 'new');
    expect(await subscriptionsOf(site, email)).toEqual([]);
  });

  it('PM-01 a paid order marks the player as a game owner permanently', async () => {
    const site = await open();
    const { email } = await signInAs(site, 'subscriber');
    expect(await subscriptionsOf(site, email)).toContain('owns-game');
    await site.application.get(MailingList).change(email, 'en', change('game-owner', { 'owns-game': false }));
    expect(await subscriptionsOf(site, email)).toContain('owns-game');
  });

  it('PM-01 stores only the changed subscriptions', async () => {
    const site = await open();
    const { email } = await signInAs(site, 'new');
    const list = site.application.get(MailingList);
    const first = change('news', { newsletter: true, events: true });
    expect(await list.change(email, 'de', first)).toEqual({ ok: true, value: undefined });
    await list.change(email, 'de', change('offers', { surveys: true }));
    await list.change(email, 'de', change('news', { events: false }));
    expect(await subscriptionsOf(site, email)).toEqual(['newsletter', 'surveys']);
  });

  it('PM-01 confirming a newsletter requested in the footer subscribes the player', async () => {
    const site = await open();
    const { email } = await signInAs(site, 'new');
    await site.application.get(EmailSignUps).signUp('newsletter', email.toUpperCase(), 'en');
    await site.confirmNewsletter(email);
    expect(await subscriptionsOf(site, email)).toEqual(['newsletter']);
  });

  it('PM-01 rejects an unknown interest and stores none of the request’s changes', async () => {
    const site = await open();
    const { email } = await signInAs(site, 'new');
    const unknown = change('news', { newsletter: true, 'made-up': true });
    expect(await site.application.get(MailingList).change(email, 'en', unknown)).toEqual({
      ok: false,
      error: { kind: 'server', ...mailingRefusals['unknown-interest'] },
    });
    expect(await subscriptionsOf(site, email)).toEqual([]);
  });

  testFailures(open, 'PM-01', {
    calls: {
      listOffered: ({ application }) => application.get(MailingList).listOffered(),
      listRecorded: ({ application }) => application.get(MailingList).listRecorded('a@b.test'),
      change: ({ application }) =>
        application.get(MailingList).change('a@b.test', 'en', change('news', { newsletter: true })),
    },
  });
});
