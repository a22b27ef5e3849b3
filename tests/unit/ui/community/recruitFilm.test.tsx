import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Recruiting } from '../../../../src/application/recruitment/Recruiting';
import type { Locale } from '../../../../src/domain/language/Locale';
import { recruitFriendPage } from '../../../../src/ui/community/recruitFriendPage';
import { Translations } from '../../../../src/ui/content/Translations';
import { LoadedPresenter } from '../../../../src/ui/usePresenter';
import { textsOf } from '../../infrastructure/content/contentFiles';
import { compose } from '../../support/compose';
import { inContainer } from '../../support/inContainer';
import { settled } from '../../support/settled';
import { viewLocales } from '../../support/viewLocales';

const said = (locale: Locale, place: string): string =>
  textsOf(locale, 'recruit_page/recruit_page.json').get(`.${place}`) ?? 'none';

const t = (locale: Locale, key: string): string =>
  textsOf(locale, 'texts/recruitFriend.json').get(`.entries:${key}`) ?? 'none';

// Loaded beforehand, because the first lazy import takes long.
beforeAll(() => import('../../../../src/ui/community/RecruitFilm'));

const opened = async (locale: Locale) => {
  const application = await compose();
  const called = jest.fn();
  application.replace(Recruiting, new Proxy({}, { get: () => called }) as Recruiting);
  const translations = application.get(Translations);
  await translations.load(locale);
  await translations.need(recruitFriendPage.texts ?? []);
  const { Presenter, View } = recruitFriendPage;
  const presenter = Presenter && application.get(Presenter);
  await presenter?.load?.({ params: {}, query: new URLSearchParams() });
  render(
    <MemoryRouter>
      <LoadedPresenter presenter={presenter}>
        <View />
      </LoadedPresenter>
    </MemoryRouter>,
    { wrapper: inContainer(application) },
  );
  return { called };
};

const watch = async (locale: Locale) => {
  fireEvent.click(screen.getByRole('link', { name: said(locale, 'intro_button') }));
  const dialog = await screen.findByRole('dialog', { name: said(locale, 'intro_title') });
  await act(settled);
  return dialog;
};

describe.each(viewLocales)('the film of recruit-a-friend in %s', (locale) => {
  it('RA-01 plays in a popup with captions, once it is asked for', async () => {
    const { called } = await opened(locale);
    expect(document.querySelector('video')).toBeNull();
    const dialog = await watch(locale);
    const video = dialog.querySelector('video');
    expect(video).toHaveAttribute('controls');
    expect(video?.querySelector('track')).toHaveAttribute('src', `/films/intro.${locale}.vtt`);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(document.querySelector('video')).toBeNull();
    expect(called).not.toHaveBeenCalled();
  });

  it('RA-01 says so when it does not play, and tries again', async () => {
    await opened(locale);
    const dialog = await watch(locale);
    const [first, last] = dialog.querySelectorAll('source');
    fireEvent.error(first ?? dialog);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.error(last ?? dialog);
    expect(screen.getByRole('alert')).toHaveTextContent(t(locale, 'film.failedTitle'));
    expect(screen.getByRole('link', { name: t(locale, 'film.file') })).toHaveAttribute(
      'href',
      '/films/intro.mp4',
    );
    fireEvent.click(screen.getByRole('button', { name: t(locale, 'film.retry') }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(dialog.querySelector('video')).not.toBeNull();
  });
});
