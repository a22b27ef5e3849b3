import { PageLanguage } from '#application/language/PageLanguage';
import { Navigator } from '#application/navigation/Navigator';
import { Session } from '#application/session/Session';
import { pathOf, splitPath } from '#domain/navigation/pagePaths';
import type { RouteId } from '#domain/navigation/routes';
import { makePresenterObservable, sharedPresenter } from '../presenter';

export type RedirectNoticeKind =
  'activation-key-dead' | 'activation-key-used' | 'reset-key-dead' | 'password-changed' | 'sign-up-link';

/** Sign-up link of another account, which was not opened because a player is signed in. */
interface UnopenedLink {
  /** Email of the account. */
  readonly email: string;
  readonly path: string;
}

/**
 * A notice that a page passes to the page it redirects to. It is shown until it is dismissed or the visitor
 * navigates. The redirecting page loads its texts (namespace `recovery`). One instance per application.
 */
@sharedPresenter
export class RedirectNoticePresenter {
  notice: RedirectNoticeKind | undefined;
  link: UnopenedLink | undefined;
  private target = '';

  constructor(
    private readonly navigator: Navigator,
    private readonly page: PageLanguage,
    private readonly session: Session,
  ) {
    makePresenterObservable(this);
    navigator.onChange((path) => {
      if (splitPath(path)[0] !== this.target) this.dismiss();
    });
  }

  /** Redirects with a notice. Replaces the current page in the history. */
  redirect(to: RouteId, notice: RedirectNoticeKind, link?: UnopenedLink): void {
    this.target = pathOf(to, this.page.locale);
    this.notice = notice;
    this.link = link;
    this.navigator.replace(this.target);
  }

  /** Signs the player out and opens the link. */
  openLink(): void {
    const { path } = this.link ?? {};
    this.session.end();
    if (path !== undefined) this.navigator.push(path);
  }

  dismiss(): void {
    this.notice = undefined;
  }
}
