import { randomUUID } from 'node:crypto';
import { Newsletter } from '#application/mailing/Newsletter';
import { languageOf, locales } from '#domain/language/Locale';
import { onBothAdapters } from '../support/onBothAdapters';
import { testFailures } from '../support/testFailures';

const someone = () => `${randomUUID()}@farstead.test`;

onBothAdapters('Newsletter', (open) => {
  it.each(locales.map(languageOf))('NL-01 accepts an email from a page in %s', async (language) => {
    const site = await open();
    expect(await site.application.get(Newsletter).signUp(someone(), language)).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it('NL-01 responds identically to a repeated email', async () => {
    const newsletter = (await open()).application.get(Newsletter);
    const email = someone();
    expect(await newsletter.signUp(email, 'en')).toEqual(await newsletter.signUp(email, 'en'));
  });

  it('NL-01 rejects an invalid email', async () => {
    const newsletter = (await open()).application.get(Newsletter);
    expect(await newsletter.signUp('not-an-email', 'en')).toEqual({
      ok: false,
      error: { kind: 'email-invalid' },
    });
  });

  testFailures(open, 'NL-01', {
    isAnonymous: true,
    calls: {
      signUp: ({ application }) => application.get(Newsletter).signUp(someone(), 'en'),
    },
  });
});
