import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { Articles } from '#application/news/Articles';
import type { Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/matchPath';
import { Translations } from '#ui/content/Translations';
import { PressReleasePresenter } from '#ui/press/PressReleasePresenter';
import { PressReleaseView } from '#ui/press/PressReleaseView';
import { PagePresenterProvider } from '#ui/usePresenter';
import { Documents } from '#infrastructure/content/Documents';
import { article, StoredArticles } from '../../support/StoredArticles';
import { compose } from '../../support/compose';
import { createWrapper } from '../../support/createWrapper';
import { viewLocales } from '../../support/viewLocales';
import { getNotice } from '#tests/unit/support/notices';

const renderView = async (locale: Locale, uid?: string, documents?: Documents) => {
  const application = await compose();
  if (documents) application.replace(Documents, documents);
  const translations = application.get(Translations);
  await translations.load(locale);
  await translations.ensureLoaded(['press', 'news']);
  const listed = await application.get(Articles).listReleases(locale, { from: 0, to: 5 });
  const newest = listed.ok ? listed.value.cards[0] : undefined;
  const presenter = application.get(PressReleasePresenter);
  await presenter.load({ params: { uid: uid ?? newest?.slug ?? '' }, query: new URLSearchParams() });
  render(
    <PagePresenterProvider presenter={presenter}>
      <MemoryRouter>
        <PressReleaseView />
      </MemoryRouter>
    </PagePresenterProvider>,
    { wrapper: createWrapper(application) },
  );
  return {
    presenter,
    newest,
    t: translations.translatorFor('press'),
    news: translations.translatorFor('news'),
  };
};

it.each(viewLocales)('PR-01 a release in %s shows its text, its date and a link back', async (locale) => {
  const { presenter, newest, t } = await renderView(locale);
  expect(newest?.published).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    (newest?.title ?? 'none').replace(/\s+/g, ' '),
  );
  const day = newest?.published?.toISOString().slice(0, 10);
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

it('PR-01 shows a message for a failed release and loads it when the content service recovers', async () => {
  const documents = new StoredArticles([article(1, { data: { category: 'press-release' } })]);
  documents.failure = { kind: 'timeout' };
  const { news } = await renderView('en-us', 'article-1', documents);
  expect(getNotice('danger')).toHaveTextContent(news('error.article'));
  documents.failure = undefined;
  await userEvent.click(screen.getByRole('button', { name: news('retry') }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Article 1');
});
