import { ConfirmationEmails } from '#application/registration/ConfirmationEmails';
import { failureModes } from '../support/onBothAdapters';
import type { OpenSite } from '../support/Site';

export const confirmationEmailsSuite = (open: OpenSite): void => {
  it.each(['unconfirmed', 'new'] as const)('SE-05 accepts a request for player %s', async (key) => {
    const site = await open();
    const { email } = await site.createPerson(key);
    expect(await site.application.get(ConfirmationEmails).resend(email, 'fr')).toBe(true);
  });

  it('SE-05 responds identically to a request for an unknown email', async () => {
    const site = await open();
    expect(await site.application.get(ConfirmationEmails).resend('nobody@farstead.test', 'en')).toBe(true);
  });

  it.each(failureModes)('SE-05 reports the failure when the server is %s', async (network) => {
    const site = await open();
    const { email } = await site.createPerson('unconfirmed');
    await site.simulate(network);
    expect(await site.application.get(ConfirmationEmails).resend(email, 'de')).toBe(false);
  });
};
