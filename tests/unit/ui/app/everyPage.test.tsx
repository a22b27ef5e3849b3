import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, within } from '@testing-library/react';
import type { RouteId } from '#domain/navigation/routes';
import { fail, type Result } from '#domain/shared/Result';
import type { CallFailure } from '#domain/shared/CallFailure';
import { FakeApi } from '#infrastructure/fake/backend/FakeApi';
import type { NetworkCondition } from '#infrastructure/fake/backend/FakeBackendState';
import { BundledDocuments } from '#infrastructure/content/BundledDocuments';
import { FakeCodeLoader } from '#infrastructure/fake/browser/FakeCodeLoader';
import { Documents, type DocumentPage, type DocumentQuery } from '#infrastructure/content/Documents';
import type { PageLifecycle } from '#ui/app/Pages';
import { sitePages } from '#ui/app/sitePages';
import type { Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';
import { notices } from '../../support/notices';
import { translatePage } from '../../../e2e/support/translatePage';
import { openPage } from '../../support/openPage';
import { showPage, type Visit } from '../../support/showPage';
import { sampleArticle, sampleRelease, sampleStory } from '../../support/sitePaths';

type PageVisit = Pick<Visit, 'as' | 'params'>;
type Page = readonly [id: RouteId, visit?: PageVisit];

const player: PageVisit = { as: 'subscriber' };

/** Pages that show nothing of their own without the back end. */
const serverPages: readonly Page[] = [
  ['accountRecruit', player],
  ['backer', { as: 'backer' }],
  ['betaKeys', player],
  ['blueprints', player],
  ['buy'],
  ['conceptArt'],
  ['dacs', player],
  ['documents'],
  ['gameTime', player],
  ['imageUpload', player],
  ['linked', { as: 'steam' }],
  ['media'],
  ['myData', player],
  ['overview', player],
  ['payments', { as: 'payer' }],
  ['preferences', player],
  ['products', player],
  ['productsSuccess', player],
  ['profile', player],
  ['receipt', { as: 'canceled', params: { orderId: 'b20c4410-0000-4000-8000-000000000000' } }],
  ['screenshots'],
  ['serverStatus'],
  ['videos'],
  ['wallpapers'],
];

/** Pages that show articles of the content service. */
const articlePages: readonly Page[] = [
  ['contact'],
  ['launcherNews'],
  ['launcherNewsItem', { params: { uid: sampleStory } }],
  ['launcherPatch', { params: { uid: sampleRelease } }],
  ['newsArchives'],
  ['newsCategory', { params: { category: 'patch-notes' } }],
  ['newsCategoryPage'],
  ['newsItem', { params: { uid: sampleArticle } }],
  ['newsPage', { params: { page: '2' } }],
  ['pressRelease', { params: { uid: sampleArticle } }],
];

/** Pages that use a key as soon as they are shown, which the tests of all forms cover. */
const pagesWithKey: readonly RouteId[] = [
  'activate',
  'confirmEmail',
  'keepAccount',
  'resetPassword',
  'stopReset',
  'undoEmail',
];

/**
 * Pages with their own tests of failures: a retry does not load the featured articles of `news`, and `security` has no
 * presenter.
 */
const pagesWithOwnTests: readonly RouteId[] = ['news', 'security'];

/** Forms, and pages whose content is bundled or loads before they are shown. They never have a failure to show. */
const otherPages: readonly RouteId[] = [
  'buyConfirm',
  'buyThankYou',
  'buyThankYouLanding',
  'cancellation',
  'contest',
  'contestThankYou',
  'declarationStatus',
  'externalLink',
  'externalSite',
  'forgotPassword',
  'help',
  'home',
  'landing',
  'landingSignup',
  'launcherCommunity',
  'launcherPatches',
  'legal',
  'login',
  'pillarBuilders',
  'pillarBuilding',
  'pillarFighters',
  'pillarLeaders',
  'pillarMerchants',
  'points',
  'resendConfirmation',
  'signup',
  'signupWithKey',
  'siteMap',
  'sliceSimulator',
  'tutorial',
  'tutorials',
  'update',
  'withdrawal',
];

it('the table contains every page of the site that shows more than one document', async () => {
  const pages = await Promise.all(
    Object.entries(sitePages).map(async ([id, load]) => [id, await load()] as const),
  );
  // Pages of `contentPage`. The build contains their documents.
  const others = pages.filter(([, { Presenter }]) => Presenter?.name !== 'ContentPresenter');
  const known = [...serverPages, ...articlePages].map(([id]) => id);
  expect([...known, ...pagesWithKey, ...pagesWithOwnTests, ...otherPages].sort()).toEqual(
    others.map(([id]) => id).sort(),
  );
});

const presenterOf = async (id: RouteId) => {
  const Presenter = (await sitePages[id]?.())?.Presenter;
  if (!Presenter) throw new Error(`The page ${id} has no presenter`);
  return Presenter;
};

const show = async ([id, visit]: Page, arrange?: (application: Application) => unknown) => {
  const shown = await showPage<PageLifecycle>(id, await presenterOf(id), { ...visit, arrange });
  await act(flushPromises);
  return shown;
};

const textOf = ({ textContent }: HTMLElement): string =>
  textContent.replaceAll('\u200b', '').replace(/\s+/g, ' ');

/** Presses the button of each failure notice until none is left. */
const retryAll = async (): Promise<void> => {
  for (const notice of notices('danger')) {
    const [button] = within(notice).queryAllByRole('button');
    if (button) fireEvent.click(button);
    await act(flushPromises);
  }
};

/** A content service with the bundled documents, whose articles cannot be loaded at first. */
class InterruptedDocuments extends Documents {
  isFailing = true;
  private readonly bundled = new BundledDocuments(new FakeCodeLoader());

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    const isArticle = /^(news_article|launcher_)/.test(query.type);
    return this.isFailing && isArticle ? fail({ kind: 'timeout' }) : this.bundled.find(query);
  }
}

describe.each(serverPages.map((page) => ({ id: page[0], page })))('ER-02 the page $id', ({ id, page }) => {
  let expected = '';
  beforeAll(async () => {
    expected = textOf((await show(page)).container);
    cleanup();
  });

  it.each<NetworkCondition>(['offline', 'failing'])(
    'shows a failure when the server is %s, and its content after a retry',
    async (condition) => {
      const { application, container } = await show(page, ({ backend }) =>
        backend.setNetworkCondition(condition),
      );
      const { path } = application.navigator;
      expect(container.querySelectorAll('h1')).toHaveLength(1);
      expect(notices('danger').length).toBeGreaterThan(0);
      application.backend.setNetworkCondition('normal');
      await retryAll();
      expect(notices('danger')).toEqual([]);
      expect(textOf(container)).toBe(expected);
      expect(application.navigator.path).toBe(path);
    },
  );

  it('shows the same when it is translated, after a failed load, a retry and two minutes', async () => {
    const visitPage = async (isTranslated: boolean): Promise<string> => {
      const { application, container } = await show(page, ({ backend }) =>
        backend.setNetworkCondition('failing'),
      );
      const stop = isTranslated ? translatePage() : undefined;
      application.backend.setNetworkCondition('normal');
      await retryAll();
      await act(async () => {
        application.clock.advance(120_000);
        await flushPromises();
      });
      expect(container.querySelector('font') !== null).toBe(isTranslated);
      const shown = textOf(container);
      stop?.();
      cleanup();
      return shown;
    };
    expect(await visitPage(true)).toBe(await visitPage(false));
  });

  it('sends no request and does not navigate after it is left', async () => {
    const { application, presenter } = await openPage<PageLifecycle>(id, await presenterOf(id), page[1]);
    const stop = presenter.onShow?.();
    await flushPromises();
    stop?.();
    presenter.dispose?.();
    presenter.dispose?.();
    const { path } = application.navigator;
    const send = jest.spyOn(FakeApi.prototype, 'callAnonymously');
    application.clock.advance(600_000);
    application.activity.simulateReturn();
    await flushPromises();
    expect(send).not.toHaveBeenCalled();
    expect(application.navigator.path).toBe(path);
    send.mockRestore();
  });
});

describe.each(articlePages.map((page) => ({ id: page[0], page })))('ER-02 the page $id', ({ page }) => {
  it('shows a failure of the content service, and its content after a retry', async () => {
    const expected = textOf((await show(page)).container);
    cleanup();
    const documents = new InterruptedDocuments();
    const { container } = await show(page, (application) => application.replace(Documents, documents));
    expect(container.querySelectorAll('h1')).toHaveLength(1);
    expect(notices('danger')).toHaveLength(1);
    documents.isFailing = false;
    await retryAll();
    expect(notices('danger')).toEqual([]);
    expect(textOf(container)).toBe(expected);
  });
});
