import { ConfirmEmailChange } from '#application/profile/ConfirmEmailChange';
import type { EmailKeyProblem } from '#application/profile/EmailChanges';
import { Session } from '#application/session/Session';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { PageLifecycle } from '../app/Pages';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { LinkAccountPresenter } from '../registration/LinkAccountPresenter';

/** The page linked in the email that confirms a new address (PF-02). */
@presenter
export class ConfirmEmailPresenter implements PageLifecycle {
  private key = '';
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<void, EmailKeyProblem | CallFailure>,
    readonly link: LinkAccountPresenter,
    private readonly confirmEmailChange: ConfirmEmailChange,
    private readonly session: Session,
  ) {
    makePresenterObservable(this);
  }

  async load({ params }: PageRequest): Promise<void> {
    this.key = params.key ?? '';
  }

  /**
   * Sends the key when the page is shown, not when it is prefetched, because it is valid once. Needs no click, because
   * the key is valid only in its owner's session, which a mail scanner does not have.
   */
  onShow(): void {
    void this.submit();
  }

  async submit(): Promise<void> {
    if (this.sending.isDone) return;
    const confirmed = await this.sending.run(() => this.confirmEmailChange.execute(this.key));
    if (confirmed?.ok === false && confirmed.error.kind === 'key-of-other')
      void this.link.load('email-change', this.key);
  }

  /** Redirects to the login, which then returns to this page. */
  changeAccount(): void {
    this.session.end();
  }
}
