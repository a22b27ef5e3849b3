import { PlayerLanguage } from '../../../src/application/language/PlayerLanguage';
import { Players } from '../../../src/application/session/Players';
import type { Language } from '../../../src/domain/language/Locale';
import { badWeathers } from '../support/onBothAdapters';
import { signedIn, type OpenSite } from '../support/Site';

export const playerLanguageSuite = (open: OpenSite): void => {
  it.each<Language>(['fr', 'de', 'en'])('LA-01 keeps the language %s with the account', async (language) => {
    const site = await open();
    const { id } = await signedIn(site, 'new');
    expect(await site.application.get(PlayerLanguage).save(language)).toBe(true);
    expect(await site.application.get(Players).details(id)).toMatchObject({ value: { language } });
  });

  it('LA-01 keeps none for nobody', async () => {
    const site = await open();
    expect(await site.application.get(PlayerLanguage).save('fr')).toBe(false);
  });

  it.each(badWeathers)('LA-01 says that a server that is %s did not take it', async (weather) => {
    const site = await open();
    await signedIn(site, 'new');
    await site.suffer(weather);
    expect(await site.application.get(PlayerLanguage).save('fr')).toBe(false);
  });
};
