import { Navigator } from '../../application/navigation/Navigator';
import { Session, type SessionState } from '../../application/session/Session';
import { homePath, localeOfPath } from '../../domain/language/Locale';
import type { Player } from '../../domain/session/Player';
import { observed, presenter } from '../presenter';

/** The signed-in player, for all views; one per application. */
@presenter
export class SessionPresenter {
  private state: SessionState;
  private isExpiredDismissed = false;

  constructor(
    private readonly session: Session,
    private readonly navigator: Navigator,
  ) {
    this.state = session.state;
    observed(this);
    session.onChange(this.follow);
  }

  get player(): Player | undefined {
    return this.state.kind === 'signed-in' ? this.state.player : undefined;
  }

  /** The session ended although nobody signed out here, and the notice about it is not dismissed yet. */
  get hasExpired(): boolean {
    return this.state.kind === 'signed-out' && this.state.ended && !this.isExpiredDismissed;
  }

  dismissExpired(): void {
    this.isExpiredDismissed = true;
  }

  signOut(): void {
    this.navigator.push(homePath(localeOfPath(this.navigator.path)));
    this.session.end();
  }

  private follow(state: SessionState): void {
    this.state = state;
    this.isExpiredDismissed = false;
  }
}
