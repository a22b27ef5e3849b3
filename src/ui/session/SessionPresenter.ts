import { makeAutoObservable } from 'mobx';
import { Navigator } from '../../application/navigation/Navigator';
import { Session, type SessionState } from '../../application/session/Session';
import { homePath, localeOfPath } from '../../domain/language/Locale';
import type { Player } from '../../domain/session/Player';
import { presenter } from '../presenter';

/** Who is signed in, for every view that wants to know; one instance per application. */
@presenter
export class SessionPresenter {
  private state: SessionState;
  private endingSeen = false;

  constructor(
    private readonly session: Session,
    private readonly navigator: Navigator,
  ) {
    this.state = session.state;
    makeAutoObservable<this, 'session' | 'navigator'>(
      this,
      { session: false, navigator: false },
      { autoBind: true },
    );
    session.onChange(this.follow);
  }

  get player(): Player | undefined {
    return this.state.kind === 'signed-in' ? this.state.player : undefined;
  }

  /** The session was over without anybody here asking for it, and nobody has dismissed that news yet. */
  get endedUnasked(): boolean {
    return this.state.kind === 'signed-out' && this.state.ended && !this.endingSeen;
  }

  dismissEnding(): void {
    this.endingSeen = true;
  }

  /** Ends the session and goes home. */
  signOut(): void {
    this.navigator.push(homePath(localeOfPath(this.navigator.path)));
    this.session.end();
  }

  private follow(state: SessionState): void {
    this.state = state;
    this.endingSeen = false;
  }
}
