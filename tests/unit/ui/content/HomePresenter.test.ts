import { HomePresenter } from '../../../../src/ui/content/HomePresenter';
import { Translations } from '../../../../src/ui/content/Translations';
import { locales } from '../../../../src/domain/language/Locale';
import { Documents } from '../../../../src/application/content/Documents';
import { compose } from '../../support/compose';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

it.each(locales)('CT-02 shows the landing page of %s', async (locale) => {
  const application = await compose();
  await application.get(Translations).load(locale);
  const home = application.get(HomePresenter);
  expect(home.landingPage.title).toBe('');
  await home.load();
  expect(home.landingPage.title).not.toBe('');
});

const homeWith = async (data: Readonly<Record<string, unknown>>): Promise<HomePresenter> => {
  const application = await compose();
  await application.get(Translations).load('en-us');
  application.replace(Documents, new ScriptedDocuments([document('landing_page', data, { uid: 'home' })]));
  const home = application.get(HomePresenter);
  await home.load();
  return home;
};

it('HO-02 the page’s menu leads to every part that the shipped content has', async () => {
  const application = await compose();
  await application.get(Translations).load('en-us');
  const home = application.get(HomePresenter);
  await home.load();
  expect(home.parts).toEqual(['world', 'reboot', 'pillars', 'evening', 'reviews', 'own-server']);
});

it('HO-02 parts without content are left out, of the page and of its menu', async () => {
  expect((await homeWith({})).parts).toEqual(['world']);
  expect(
    (await homeWith({ reviews: [{ text: 'Good.' }, { text: '' }], reboot_text: 'No title' })).parts,
  ).toEqual(['world', 'reviews']);
});

it('HO-01 the intro opens and closes', async () => {
  const home = await homeWith({});
  home.openIntro();
  expect(home.isIntroOpen).toBe(true);
  home.closeIntro();
  expect(home.isIntroOpen).toBe(false);
});
