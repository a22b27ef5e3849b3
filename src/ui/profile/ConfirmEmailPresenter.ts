import { ConfirmEmailChange } from '#application/profile/ConfirmEmailChange';
import type { EmailKeyProblem } from '#application/profile/EmailChanges';
import { Session } from '#application/session/Session';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter, type PageRequest } from '../presenter';

/** The page linked in the email that confirms a new address (PF-02). */
@presenter
export class ConfirmEmailPresenter implements DisposablePresenter {
  private key = '';

  constructor(
    readonly sending: Submission<void, EmailKeyProblem | CallFailure>,
    private readonly confirmEmailChange: ConfirmEmailChange,
    private readonly session: Session,
  ) {
    makePresenterObservable(this);
  }

  async load({ params }: PageRequest): Promise<void> {
    this.key = params.key ?? '';
  }

  /** Sends the key only when the page is shown, because it works only once. */
  onShow(): () => void {
    void this.submit();
    return () => undefined;
  }

  async submit(): Promise<void> {
    if (!this.sending.isDone) await this.sending.run(() => this.confirmEmailChange.execute(this.key));
  }

  /** Redirects to the login, which then returns to this page. */
  changeAccount(): void {
    this.session.end();
  }

  dispose(): void {
    this.sending.dispose();
  }
}
