import { ResendConfirmation, type ResendRejection } from '#application/registration/ResendConfirmation';
import { succeed } from '#domain/shared/Result';
import { Submission } from '../../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../../presenter';

/** Emails guests with an earlier purchase a link for creating an account. Opening the link also verifies the email. */
@presenter
export class SendAccountLinkPresenter implements DisposablePresenter {
  constructor(
    readonly sending: Submission<string, ResendRejection>,
    private readonly resendConfirmation: ResendConfirmation,
  ) {
    makePresenterObservable(this);
  }

  async send(typed: string): Promise<void> {
    const email = typed.trim();
    await this.sending.run(async () => {
      const sent = await this.resendConfirmation.execute(email);
      return sent.ok ? succeed(email) : sent;
    });
  }

  dispose(): void {
    this.sending.dispose();
  }
}
