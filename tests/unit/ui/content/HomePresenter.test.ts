import { HomePresenter } from '../../../../src/ui/content/HomePresenter';
import { Translations } from '../../../../src/ui/content/Translations';
import { locales } from '../../../../src/domain/language/Locale';
import { compose } from '../../support/compose';

it.each(locales)('CT-02 shows the landing page of %s', async (locale) => {
  const application = await compose();
  await application.get(Translations).load(locale);
  const home = application.get(HomePresenter);
  expect(home.landingPage.title).toBe('');
  await home.load();
  expect(home.landingPage.title).not.toBe('');
});
