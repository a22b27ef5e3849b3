import { ConfirmationEmails } from '#application/registration/ConfirmationEmails';
import { onBothAdapters } from '../support/onBothAdapters';
import { testFailures } from '../support/testFailures';

onBothAdapters('ConfirmationEmails', (open) => {
  it.each(['unconfirmed', 'new'] as const)('SE-05 accepts a request for player %s', async (key) => {
    const site = await open();
    const { email } = await site.createPerson(key);
    expect(await site.application.get(ConfirmationEmails).resend(email, 'fr')).toBe(true);
  });

  it('SE-05 responds identically to a request for an unknown email', async () => {
    const site = await open();
    expect(await site.application.get(ConfirmationEmails).resend('nobody@farstead.test', 'en')).toBe(true);
  });

  testFailures(open, 'SE-05', {
    isAnonymous: true,
    calls: {
      resend: ({ application }) => application.get(ConfirmationEmails).resend('a@b.test', 'de'),
    },
    fallbacks: { resend: false },
  });
});
