import { StopPasswordReset } from '#application/registration/StopPasswordReset';
import { Session } from '#application/session/Session';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Tells the signed-in player about a password reset that waits, and stops it. */
@presenter
export class PendingResetPresenter implements DisposablePresenter {
  dueAt: Date | undefined;

  constructor(
    readonly stopping: Submission<void, CallFailure>,
    private readonly stopPasswordReset: StopPasswordReset,
    private readonly session: Session,
  ) {
    makePresenterObservable(this);
  }

  onShow(): () => void {
    this.readPlayer();
    return this.session.onChange(this.readPlayer);
  }

  async stop(): Promise<void> {
    await this.stopping.run(() => this.stopPasswordReset.execute());
  }

  dispose(): void {
    this.stopping.dispose();
  }

  private readPlayer(): void {
    const dueAt = this.session.player?.details?.passwordResetDueAt;
    this.dueAt = dueAt === undefined ? undefined : new Date(dueAt);
  }
}
