import { ConfirmationEmails } from '../../../src/application/registration/ConfirmationEmails';
import { badWeathers } from '../support/onBothAdapters';
import type { OpenSite } from '../support/Site';

export const confirmationEmailsSuite = (open: OpenSite): void => {
  it.each(['unconfirmed', 'new'] as const)('SE-05 takes the request of a player who is %s', async (key) => {
    const site = await open();
    const { email } = await site.person(key);
    expect(await site.application.get(ConfirmationEmails).resend(email, 'fr')).toBe(true);
  });

  it('SE-05 takes the request for an unknown email alike', async () => {
    const site = await open();
    expect(await site.application.get(ConfirmationEmails).resend('nobody@farstead.test', 'en')).toBe(true);
  });

  it.each(badWeathers)('SE-05 says that a server that is %s did not take it', async (weather) => {
    const site = await open();
    const { email } = await site.person('unconfirmed');
    await site.suffer(weather);
    expect(await site.application.get(ConfirmationEmails).resend(email, 'de')).toBe(false);
  });
};
