import { PlayerLanguage } from '#application/language/PlayerLanguage';
import { Players } from '#application/session/Players';
import type { Language } from '#domain/language/Locale';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite } from '../support/Site';

export const playerLanguageSuite = (open: OpenSite): void => {
  it.each<Language>(['fr', 'de', 'en'])('LA-01 saves the language %s to the account', async (language) => {
    const site = await open();
    const { id } = await signInAs(site, 'new');
    expect(await site.application.get(PlayerLanguage).save(language)).toBe(true);
    expect(await site.application.get(Players).findDetails(id)).toMatchObject({ value: { language } });
  });

  it('LA-01 saves no language without a session', async () => {
    const site = await open();
    expect(await site.application.get(PlayerLanguage).save('fr')).toBe(false);
  });

  it.each(failureModes)(
    'LA-01 reports that the language was not saved when the server is %s',
    async (network) => {
      const site = await open();
      await signInAs(site, 'new');
      await site.simulate(network);
      expect(await site.application.get(PlayerLanguage).save('fr')).toBe(false);
    },
  );
};
