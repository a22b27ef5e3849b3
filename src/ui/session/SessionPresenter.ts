import { PageLanguage } from '#application/language/PageLanguage';
import { Navigator } from '#application/navigation/Navigator';
import { Session, type SessionState } from '#application/session/Session';
import { homePath } from '#domain/language/Locale';
import type { Player } from '#domain/session/Player';
import { makePresenterObservable, sharedPresenter } from '../presenter';

/** The signed-in player, for all views. One instance per application. */
@sharedPresenter
export class SessionPresenter {
  private state: SessionState;
  private isExpiredDismissed = false;

  constructor(
    private readonly session: Session,
    private readonly navigator: Navigator,
    private readonly pageLanguage: PageLanguage,
  ) {
    this.state = session.state;
    makePresenterObservable(this);
    session.onChange(this.onSessionChange);
  }

  get player(): Player | undefined {
    return this.state.kind === 'signed-in' ? this.state.player : undefined;
  }

  /** True if the session ended without a sign-out in this browser, until the notice about it is dismissed. */
  get hasExpired(): boolean {
    return this.state.kind === 'signed-out' && this.state.ended && !this.isExpiredDismissed;
  }

  dismissExpired(): void {
    this.isExpiredDismissed = true;
  }

  signOut(): void {
    this.navigator.push(homePath(this.pageLanguage.locale));
    this.session.end();
  }

  private onSessionChange(state: SessionState): void {
    this.state = state;
    this.isExpiredDismissed = false;
  }
}
