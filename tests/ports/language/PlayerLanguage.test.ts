import { PlayerLanguage } from '#application/language/PlayerLanguage';
import { Players } from '#application/session/Players';
import type { Language } from '#domain/language/Locale';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs } from '../support/Site';
import { testFailures } from '../support/testFailures';

onBothAdapters('PlayerLanguage', (open) => {
  it.each<Language>(['fr', 'de', 'en'])('LA-01 saves the language %s to the account', async (language) => {
    const site = await open();
    const { id } = await signInAs(site, 'new');
    expect(await site.application.get(PlayerLanguage).save(language)).toBe(true);
    expect(await site.application.get(Players).findDetails(id)).toMatchObject({ value: { language } });
  });

  testFailures(open, 'LA-01', {
    calls: {
      save: ({ application }) => application.get(PlayerLanguage).save('fr'),
    },
    fallbacks: { save: false },
  });
});
