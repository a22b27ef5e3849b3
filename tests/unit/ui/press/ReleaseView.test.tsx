import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PressReleases } from '../../../../src/application/press/PressReleases';
import { locales, type Locale } from '../../../../src/domain/language/Locale';
import { pathOf } from '../../../../src/domain/navigation/matchPath';
import { Translations } from '../../../../src/ui/content/Translations';
import { ReleasePresenter } from '../../../../src/ui/press/ReleasePresenter';
import { ReleaseView } from '../../../../src/ui/press/ReleaseView';
import { LoadedPresenter } from '../../../../src/ui/usePresenter';
import { compose } from '../../support/compose';
import { inContainer } from '../../support/inContainer';

const shown = async (locale: Locale, uid?: string) => {
  const application = await compose();
  const translations = application.get(Translations);
  await translations.load(locale);
  await translations.need(['press']);
  const [newest] = await application.get(PressReleases).list(locale);
  const presenter = application.get(ReleasePresenter);
  await presenter.load({ params: { uid: uid ?? newest?.uid ?? '' }, query: new URLSearchParams() });
  render(
    <LoadedPresenter presenter={presenter}>
      <MemoryRouter>
        <ReleaseView />
      </MemoryRouter>
    </LoadedPresenter>,
    { wrapper: inContainer(application) },
  );
  return { presenter, t: translations.of('press') };
};

it.each(locales)('PR-01 a release in %s has its text, its date and the way back', async (locale) => {
  const { presenter, t } = await shown(locale);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(presenter.release?.title ?? 'none');
  const written = document.body.textContent;
  for (const part of [presenter.published, presenter.release?.lead])
    expect(written).toContain(part ?? 'none');
  expect(screen.getByRole('link', { name: t('release.back') })).toHaveAttribute(
    'href',
    pathOf('contact', locale),
  );
  expect(presenter.head.isMissing).toBeUndefined();
});

it('PR-01 an address without a release says so, for people and for machines', async () => {
  const { presenter, t } = await shown('en-us', 'nowhere');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('release.missing'));
  expect(screen.getByText(t('release.missingText'))).toBeInTheDocument();
  expect(presenter.head).toMatchObject({ isMissing: true });
});
