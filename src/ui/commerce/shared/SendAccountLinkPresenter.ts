import { ResendConfirmation, type ResendRejection } from '#application/registration/ResendConfirmation';
import { succeed } from '#domain/shared/Result';
import { Submission } from '../../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../../presenter';

/** Emails buyers with an earlier purchase a link to create their account, which also verifies their address. */
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
