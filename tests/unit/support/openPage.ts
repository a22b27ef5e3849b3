import type { Newable } from 'inversify';
import { Session } from '#application/session/Session';
import type { Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import type { RouteId } from '#domain/navigation/routes';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import type { PageLifecycle } from '#ui/app/Pages';
import { sitePages } from '#ui/app/sitePages';
import type { Namespace } from '#ui/content/texts';
import { compose, type Application } from './compose';
import { loadTexts } from './loadTexts';

/** How a test opens a page. */
export interface Visit {
  /** Signed-in player; a guest by default. */
  readonly as?: PersonKey | undefined;
  /** English by default. */
  readonly locale?: Locale | undefined;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string | undefined;
  /** False if the session is not checked before the page is loaded. */
  readonly isSessionStarted?: boolean | undefined;
  /** Runs after the session is started and before the page is loaded. */
  readonly arrange?: ((application: Application) => unknown) | undefined;
}

/**
 * Loads the presenter of a page with the fake back end, without the page's view.
 *
 * @param texts namespaces that the view needs; the shell's texts are always loaded
 */
export const openPage = async <T extends PageLifecycle>(
  id: RouteId,
  Presenter: Newable<T>,
  { as, locale = 'en-us', params = {}, query = '', isSessionStarted = true, arrange }: Visit = {},
  texts: readonly Namespace[] = [],
) => {
  const path = pathOf(id, locale, params) + (query && `?${query}`);
  const application = await compose({ path, pages: sitePages, ...(as && { as }) });
  await loadTexts(application, locale, texts);
  if (isSessionStarted) await application.get(Session).start();
  await arrange?.(application);
  const presenter = application.get(Presenter);
  await presenter.load?.({ params, query: new URLSearchParams(query) });
  return { application, presenter };
};
