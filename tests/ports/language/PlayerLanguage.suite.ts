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

  it('LA-01 stores nothing without a session', async () => {
    const site = await open();
    expect(await site.application.get(PlayerLanguage).save('fr')).toBe(false);
  });

  it.each(badWeathers)('LA-01 reports that it was not saved when the server fails: %s', async (weather) => {
    const site = await open();
    await signedIn(site, 'new');
    await site.suffer(weather);
    expect(await site.application.get(PlayerLanguage).save('fr')).toBe(false);
  });
};
