import { randomUUID } from 'node:crypto';
import { WaitingList } from '#application/commerce/WaitingList';
import { languageOf, locales } from '#domain/language/Locale';
import { failureModes } from '../support/onBothAdapters';
import type { OpenSite } from '../support/Site';

const someone = () => `${randomUUID()}@farstead.test`;

export const waitingListSuite = (open: OpenSite): void => {
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

  it.each(failureModes)('WL-01 reports the failure when the server is %s', async (network, error) => {
    const site = await open();
    await site.simulate(network);
    expect(await site.application.get(WaitingList).join(someone(), 'en')).toEqual({ ok: false, error });
  });
};
