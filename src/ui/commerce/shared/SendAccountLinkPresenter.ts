import { ResendConfirmation, type ResendRejection } from '#application/registration/ResendConfirmation';
import { succeed } from '#domain/shared/Result';
import { cleanEmail } from '#domain/shared/spellings';
import { Submission } from '../../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../../presenter';

/** Emails guests with an earlier purchase a link for creating an account. Opening the link also verifies the email. */
@presenter
export class SendAccountLinkPresenter implements DisposablePresenter {
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<string, ResendRejection>,
    private readonly resendConfirmation: ResendConfirmation,
  ) {
    makePresenterObservable(this);
  }

  async send(typed: string): Promise<void> {
    const email = cleanEmail(typed);
    await this.sending.run(async () => {
      const sent = await this.resendConfirmation.execute(email);
      return sent.ok ? succeed(email) : sent;
    });
  }
}
