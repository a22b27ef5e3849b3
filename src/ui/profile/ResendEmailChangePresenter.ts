import { ResendEmailChange, type NotSent } from '#application/profile/ResendEmailChange';
import { Submission } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

const noticeMilliseconds = 4000;

/** Resends the confirmation link for a pending email change (PF-02). */
@presenter
export class ResendEmailChangePresenter implements DisposablePresenter {
  constructor(
    readonly sending: Submission<void, NotSent>,
    private readonly resendEmailChange: ResendEmailChange,
    private readonly notice: Timer,
  ) {
    makePresenterObservable(this);
  }

  async resend(to: string): Promise<void> {
    this.notice.dispose();
    const sent = await this.sending.run(() => this.resendEmailChange.execute(to));
    if (sent) this.notice.start(noticeMilliseconds, this.sending.reset);
  }

  dispose(): void {
    this.sending.dispose();
    this.notice.dispose();
  }
}
