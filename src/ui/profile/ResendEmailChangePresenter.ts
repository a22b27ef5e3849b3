import { ResendEmailChange, type NotSent } from '#application/profile/ResendEmailChange';
import { succeed } from '#domain/shared/Result';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Resends the confirmation link for a pending email change (PF-02). */
@presenter
export class ResendEmailChangePresenter implements DisposablePresenter {
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<string, NotSent>,
    private readonly resendEmailChange: ResendEmailChange,
  ) {
    makePresenterObservable(this);
  }

  async resend(to: string): Promise<void> {
    await this.sending.run(async () => {
      const resent = await this.resendEmailChange.execute(to);
      return resent.ok ? succeed(to) : resent;
    });
  }
}
