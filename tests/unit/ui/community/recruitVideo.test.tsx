import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { Recruiting } from '#application/recruitment/Recruiting';
import type { Locale } from '#domain/language/Locale';
import { pages } from '#ui/community/RecruitFriendView';
import { PagePresenterProvider } from '#ui/usePresenter';
import { textsOf } from '../../infrastructure/content/contentFiles';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { flushPromises } from '../../support/flushPromises';
import { viewLocales } from '../../support/viewLocales';
import { renderWithRouter } from '../../support/renderWithRouter';
import { getNotice, notices } from '../../support/notices';

const contentText = (locale: Locale, place: string): string =>
  textsOf(locale, 'recruit_page/recruit_page.json').get(`.${place}`) ?? 'none';

const t = (locale: Locale, key: string): string =>
  textsOf(locale, 'texts/communityRecruit.json').get(`.entries:${key}`) ?? 'none';

// Loaded beforehand, because the first lazy import takes long.
beforeAll(() => import('#ui/community/RecruitVideoDialog'));

const renderView = async (locale: Locale) => {
  const application = await compose();
  const called = jest.fn();
  application.replace(Recruiting, new Proxy({}, { get: () => called }) as Recruiting);
  await loadTexts(application, locale, pages.recruitAFriend.texts ?? []);
  const { Presenter, View } = pages.recruitAFriend;
  const presenter = Presenter && application.get(Presenter);
  await presenter?.load?.({ params: {}, query: new URLSearchParams() });
  renderWithRouter(
    application,
    <PagePresenterProvider presenter={presenter}>
      <View />
    </PagePresenterProvider>,
  );
  return { called };
};

const playVideo = async (locale: Locale) => {
  fireEvent.click(screen.getByRole('link', { name: contentText(locale, 'intro_button') }));
  const dialog = await screen.findByRole('dialog', { name: contentText(locale, 'intro_title') });
  await act(flushPromises);
  return dialog;
};

describe.each(viewLocales)('the recruit-a-friend video in %s', (locale) => {
  it('RA-01 plays with captions in a popup when it is opened', async () => {
    const { called } = await renderView(locale);
    expect(document.querySelector('video')).toBeNull();
    const dialog = await playVideo(locale);
    const video = dialog.querySelector('video');
    expect(video).toHaveAttribute('controls');
    expect(video?.querySelector('track')).toHaveAttribute('src', `/films/intro.${locale}.vtt`);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(document.querySelector('video')).toBeNull();
    expect(called).not.toHaveBeenCalled();
  });

  it('RA-01 shows a message when it cannot play, and retries', async () => {
    await renderView(locale);
    const dialog = await playVideo(locale);
    const [first, last] = dialog.querySelectorAll('source');
    fireEvent.error(first ?? dialog);
    expect(notices('danger')).toEqual([]);
    fireEvent.error(last ?? dialog);
    expect(getNotice('danger')).toHaveTextContent(t(locale, 'film.failedTitle'));
    expect(screen.getByRole('link', { name: t(locale, 'film.file') })).toHaveAttribute(
      'href',
      '/films/intro.mp4',
    );
    fireEvent.click(screen.getByRole('button', { name: t(locale, 'film.retry') }));
    expect(notices('danger')).toEqual([]);
    expect(dialog.querySelector('video')).not.toBeNull();
  });
});
