import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Articles } from '#application/news/Articles';
import type { Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { Translations } from '#ui/content/Translations';
import { PressReleasePresenter } from '#ui/press/PressReleasePresenter';
import { Documents } from '#infrastructure/content/Documents';
import { viewLocales } from '../../support/viewLocales';
import { showPage } from '../../support/showPage';
import { compose } from '../../support/compose';

const newestRelease = async (locale: Locale) => {
  const application = await compose();
  const releases = await application.get(Articles).listReleases(locale, { from: 0, to: 1 });
  if (!releases.ok || !releases.value.cards[0]) throw new Error('There is no release');
  return releases.value.cards[0];
};

const renderView = async (locale: Locale, uid: string, documents?: Documents) => {
  const { application, presenter } = await showPage('pressRelease', PressReleasePresenter, {
    locale,
    params: { uid },
    arrange: (opened) => documents && opened.replace(Documents, documents),
  });
  const translations = application.get(Translations);
  return {
    presenter,
    t: translations.translatorFor('press'),
    news: translations.translatorFor('news'),
  };
};

it.each(viewLocales)('PR-01 a release in %s shows its text, its date and a link back', async (locale) => {
  const newest = await newestRelease(locale);
  const { presenter, t } = await renderView(locale, newest.slug);
  expect(newest.published).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(newest.title.replace(/\s+/g, ' '));
  const day = newest.published?.toISOString().slice(0, 10);
  expect(document.querySelector('time')).toHaveAttribute('dateTime', day);
  expect(document.querySelector('.article-body')?.textContent.length).toBeGreaterThan(200);
  expect(screen.getByRole('link', { name: t('release.back') })).toHaveAttribute(
    'href',
    pathOf('contact', locale),
  );
  expect(presenter.head.isMissing).toBeUndefined();
});

it('PR-01 an unknown release shows a message and is marked as missing for search engines', async () => {
  const { presenter, t } = await renderView('en-us', 'nowhere');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('release.missing'));
  expect(screen.getByText(t('release.missingText'))).toBeInTheDocument();
  expect(presenter.head).toMatchObject({ isMissing: true });
});
