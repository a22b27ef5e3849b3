import { EnterContest } from '#application/contest/EnterContest';
import { ContestEntries } from '#application/contest/ContestEntries';
import type { ContestRejection } from '#application/contest/Contest';
import { PageLanguage } from '#application/language/PageLanguage';
import { Navigator } from '#application/navigation/Navigator';
import { Viewport } from '#application/navigation/Viewport';
import { Session, type SessionState } from '#application/session/Session';
import { contestLoginPath } from '#domain/navigation/contest';
import { pathOf } from '#domain/navigation/pagePaths';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { LoginDialogPresenter } from '../session/LoginDialogPresenter';

/** Enters the player into the contest when the participate button is pressed (CO-01). */
@presenter
export class EnterContestPresenter implements DisposablePresenter {
  /** Whether the player has just signed in after pressing the button and now has to press it again. */
  hasReturnedFromLogin = false;
  /** When the player entered the contest, if they have already done so. */
  enteredAt: Date | undefined;
  private hasRequestedLogin = false;
  private playerId: string | undefined;
  private stopWaiting: () => void = () => undefined;

  constructor(
    readonly sending: Submission<void, ContestRejection>,
    private readonly enterContest: EnterContest,
    private readonly entries: ContestEntries,
    private readonly session: Session,
    private readonly loginModal: LoginDialogPresenter,
    private readonly navigator: Navigator,
    private readonly viewport: Viewport,
    private readonly pageLanguage: PageLanguage,
  ) {
    makePresenterObservable(this);
  }

  get loginPath(): string {
    return contestLoginPath(this.pageLanguage.locale);
  }

  /** Whether the button was already used. It works only once; after a failure, the notice offers a retry. */
  get isSettled(): boolean {
    return this.sending.isSettled;
  }

  get isRefused(): boolean {
    return this.sending.problem?.kind === 'not-eligible';
  }

  get failure(): CallFailure | UnexpectedFailure | undefined {
    const { problem } = this.sending;
    return problem?.kind === 'not-eligible' ? undefined : problem;
  }

  onShow(): () => void {
    this.playerId = this.session.player?.id;
    this.enteredAt = this.entries.enteredAt;
    return this.session.onChange(this.onSessionChange);
  }

  /** Enters the contest or requests a login. First waits for the session state, which may still be unknown. */
  async participate(): Promise<void> {
    await this.waitForSession();
    if (this.session.state.kind === 'signed-out') return this.requestLogin();
    if (!this.isSettled) await this.enter();
  }

  async enter(): Promise<void> {
    this.hasReturnedFromLogin = false;
    const entered = await this.sending.run(() => this.enterContest.execute());
    if (entered?.ok) this.navigator.push(pathOf('contestThankYou', this.pageLanguage.locale));
    else if (entered?.error.kind === 'signed-out') await this.requestLogin();
  }

  dispose(): void {
    this.sending.dispose();
    this.stopWaiting();
  }

  private async requestLogin(): Promise<void> {
    if (this.viewport.isPhone) return this.navigator.push(this.loginPath);
    this.hasRequestedLogin = true;
    await this.loginModal.open();
  }

  private waitForSession(): Promise<void> {
    this.stopWaiting();
    if (this.session.state.kind !== 'starting') return Promise.resolve();
    return new Promise((resolve) => {
      this.stopWaiting = this.session.onChange(({ kind }) => {
        if (kind === 'starting') return;
        this.stopWaiting();
        resolve();
      });
    });
  }

  /** Resets the outcome when the player changes, because it must not be shown to another player. */
  private onSessionChange(state: SessionState): void {
    const playerId = state.kind === 'signed-in' ? state.player.id : undefined;
    if (playerId === undefined) this.hasReturnedFromLogin = false;
    else if (playerId !== this.playerId) {
      this.sending.reset();
      this.enteredAt = this.entries.enteredAt;
      this.hasReturnedFromLogin = this.hasRequestedLogin;
      this.hasRequestedLogin = false;
    }
    this.playerId = playerId;
  }
}
