import 'reflect-metadata';
import type { Container } from 'inversify';
import { enableStaticRendering } from 'mobx-react-lite';
import { Configuration } from './application/configuration/Configuration';
import { LoadFeed } from './application/news/LoadFeed';
import { LoadMaintenanceCalendar } from './application/server-status/LoadMaintenanceCalendar';
import { LoadSocialCard } from './application/news/LoadSocialCard';
import { LookUpPath } from './application/navigation/LookUpPath';
import { OpenPreview } from './application/content/OpenPreview';
import { ListContentPaths } from './application/navigation/ListContentPaths';
import { ListPages } from './application/navigation/ListPages';
import { liveDataOf } from './composition/liveData';
import { compose } from './composition/server';
import type { Renderer, RenderRequest } from './hydration/Renderer';
import { HttpMediaFiles } from './infrastructure/http/media/HttpMediaFiles';
import { AppPresenter } from './ui/app/AppPresenter';
import { PagePresenter } from './ui/app/PagePresenter';
import { renderHtml } from './ui/app/renderHtml';
import { sitePages } from './ui/app/sitePages';

enableStaticRendering(true);

const render: Renderer['render'] = async (visit) => {
  const { container, navigator, head, dehydratedState, contentRef, liveVersion } = compose(visit);
  if (visit.isLookedUp) {
    const isLoaded = await container.get(Configuration).load();
    const isThere = isLoaded ? await container.get(LookUpPath).execute(visit.path) : undefined;
    if (isThere === undefined) return { kind: 'nothing' };
    if (!isThere) return { kind: 'missing', contentRef: contentRef() };
    dehydratedState.forgetDocuments();
  }
  const app = container.get(AppPresenter);
  await app.start();
  if (navigator.redirectTarget !== undefined) {
    return { kind: 'redirect', to: navigator.redirectTarget, contentRef: contentRef() };
  }

  const { state } = container.get(PagePresenter);
  if (state.kind !== 'shown' || !head.head) return { kind: 'nothing' };
  if (visit.postedForm) await state.page.presenter?.handlePost?.(visit.postedForm.fields);
  dehydratedState.configuration = container.get(Configuration).current;
  dehydratedState.contentRef = contentRef();
  dehydratedState.mediaLists = container.get(HttpMediaFiles).cachedLists;
  const html = await renderHtml(container);
  const version = liveVersion();
  const seller = dehydratedState.configuration?.seller;
  return {
    kind: 'page',
    html,
    head: head.head,
    state: dehydratedState.toJson(),
    page: state.page.match.route.id,
    path: visit.path,
    contentRef: dehydratedState.contentRef,
    isMissing: head.head.isMissing ?? false,
    ...(seller && { seller }),
    ...(version !== undefined && { liveVersion: version }),
  };
};

/** Adds the content ref from which the list was built. */
const withContentRef = async <List extends object>(
  visit: RenderRequest,
  load: (from: Container) => Promise<List | undefined>,
) => {
  const { container, contentRef } = compose(visit);
  if (!(await container.get(Configuration).load())) return undefined;
  const list = await load(container);
  return list && { ...list, contentRef: contentRef() };
};

/** Timeout in milliseconds for the content service when an editor opens a preview. */
const previewTimeoutMs = 5_000;

const openPreview: Renderer['openPreview'] = async ({ token, documentId, apiOrigin }) => {
  const { container } = compose({ path: '/', apiOrigin, timeoutMs: previewTimeoutMs });
  if (!(await container.get(Configuration).load())) return { kind: 'unreachable' };
  const opened = await container.get(OpenPreview).execute(token, documentId);
  if (opened.ok) return { kind: 'opened', path: opened.value };
  return { kind: opened.error.kind === 'foreign' ? 'foreign' : 'unreachable' };
};

export const renderer: Renderer = {
  builtPages: Object.keys(sitePages),
  render,
  liveData: (apiOrigin) => liveDataOf(apiOrigin).responses,
  listPages: (visit) =>
    withContentRef(visit, async (from) => ({ pages: await from.get(ListPages).execute() })),
  listContentPaths: (visit) =>
    withContentRef(visit, async (from) => ({ paths: await from.get(ListContentPaths).execute() })),
  loadFeed: (visit, locale, category) =>
    withContentRef(visit, (from) => from.get(LoadFeed).execute(locale, category)),
  loadMaintenance: (visit, locale) =>
    withContentRef(visit, (from) => from.get(LoadMaintenanceCalendar).execute(locale)),
  loadCard: (visit, locale, address) =>
    withContentRef(visit, (from) => from.get(LoadSocialCard).execute(address, locale)),
  openPreview,
};
