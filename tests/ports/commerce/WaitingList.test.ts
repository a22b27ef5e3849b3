import { randomUUID } from 'node:crypto';
import { WaitingList } from '#application/commerce/WaitingList';
import { languageOf, locales } from '#domain/language/Locale';
import { onBothAdapters } from '../support/onBothAdapters';
import { testFailures } from '../support/testFailures';

const someone = () => `${randomUUID()}@farstead.test`;

onBothAdapters('WaitingList', (open) => {
  it.each(locales.map(languageOf))('WL-01 accepts an email from a page in %s', async (language) => {
    const waitingList = (await open()).application.get(WaitingList);
    expect(await waitingList.join(someone(), language)).toEqual({ ok: true, value: undefined });
  });

  it('WL-01 responds identically to a repeated email and a player’s email', async () => {
    const site = await open();
    const waitingList = site.application.get(WaitingList);
    const email = someone();
    const first = await waitingList.join(email, 'en');
    expect(await waitingList.join(email.toUpperCase(), 'fr')).toEqual(first);
    expect(await waitingList.join((await site.createPerson('new')).email, 'en')).toEqual(first);
  });

  it('WL-01 rejects an invalid email', async () => {
    const waitingList = (await open()).application.get(WaitingList);
    expect(await waitingList.join('not-an-email', 'en')).toEqual({
      ok: false,
      error: { kind: 'email-invalid' },
    });
  });

  testFailures(open, 'WL-01', {
    calls: { join: ({ application }) => application.get(WaitingList).join(someone(), 'en') },
    isAnonymous: true,
  });
});
