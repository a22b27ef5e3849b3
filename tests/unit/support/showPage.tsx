import { act } from '@testing-library/react';
import type { Newable } from 'inversify';
import type { ReactNode } from 'react';
import type { RouteId } from '#domain/navigation/routes';
import type { PageLifecycle } from '#ui/app/Pages';
import { sitePages } from '#ui/app/sitePages';
import { PagePresenterProvider, useOnShow } from '#ui/usePresenter';
import { flushPromises } from './flushPromises';
import { openPage, type Visit } from './openPage';
import { renderWithRouter } from './renderWithRouter';

export type { Visit };

/**
 * Loads and shows a page of the site with the fake back end. Unmounting it ends what `onShow` started.
 *
 * @throws if the page is not in `sitePages` or has another presenter
 */
export const showPage = async <T extends PageLifecycle>(
  id: RouteId,
  Presenter: Newable<T>,
  visit?: Visit,
) => {
  const page = await sitePages[id]?.();
  if (page?.Presenter !== Presenter) throw new Error(`The page ${id} does not load ${Presenter.name}`);
  const { application, presenter } = await openPage(id, Presenter, visit, page.texts);
  const { container, unmount } = renderWithRouter(
    application,
    <ShownPage presenter={presenter}>
      <page.View />
    </ShownPage>,
  );
  await act(flushPromises);
  return { application, presenter, container, unmount };
};

const ShownPage = ({ presenter, children }: { presenter: PageLifecycle; children: ReactNode }) => {
  useOnShow(presenter);
  return <PagePresenterProvider presenter={presenter}>{children}</PagePresenterProvider>;
};
