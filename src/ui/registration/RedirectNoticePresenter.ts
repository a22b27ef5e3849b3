import { PageLanguage } from '#application/language/PageLanguage';
import { Navigator } from '#application/navigation/Navigator';
import { pathOf, splitPath } from '#domain/navigation/pagePaths';
import type { RouteId } from '#domain/navigation/routes';
import { makePresenterObservable, sharedPresenter } from '../presenter';

export type RedirectNoticeKind = 'activation-key-dead' | 'reset-key-dead' | 'password-changed';

/**
 * A notice that a page passes to the page it redirects to. It is shown until it is dismissed or the visitor
 * navigates. The redirecting page loads its texts (namespace `recovery`). One instance per application.
 */
@sharedPresenter
export class RedirectNoticePresenter {
  notice: RedirectNoticeKind | undefined;
  private target = '';

  constructor(
    private readonly navigator: Navigator,
    private readonly page: PageLanguage,
  ) {
    makePresenterObservable(this);
    navigator.onChange((path) => {
      if (splitPath(path)[0] !== this.target) this.dismiss();
    });
  }

  /** Redirects with a notice. Replaces the current page in the history. */
  redirect(to: RouteId, notice: RedirectNoticeKind): void {
    this.target = pathOf(to, this.page.locale);
    this.notice = notice;
    this.navigator.replace(this.target);
  }

  dismiss(): void {
    this.notice = undefined;
  }
}
