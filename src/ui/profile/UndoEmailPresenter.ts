import {
  EmailChanges,
  type EmailKeyProblem,
  type UndoneEmailChange,
} from '#application/profile/EmailChanges';
import { UndoEmailChange } from '#application/profile/UndoEmailChange';
import { PageLanguage } from '#application/language/PageLanguage';
import { pathOf } from '#domain/navigation/pagePaths';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { PageLifecycle } from '../app/Pages';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { LinkAccountPresenter } from '../registration/LinkAccountPresenter';

/** The page linked in the email to the old address. The owner can restore that address without signing in. */
@presenter
export class UndoEmailPresenter implements PageLifecycle {
  private key = '';
  readonly dispose = disposerOf(this);

  constructor(
    readonly checking: Submission<void, EmailKeyProblem | CallFailure>,
    readonly sending: Submission<UndoneEmailChange, EmailKeyProblem | CallFailure>,
    readonly link: LinkAccountPresenter,
    private readonly changes: EmailChanges,
    private readonly undoEmailChange: UndoEmailChange,
    private readonly page: PageLanguage,
  ) {
    makePresenterObservable(this);
  }

  get newPasswordPath(): string {
    const { state } = this.sending;
    const key = state.kind === 'done' ? state.value.resetKey : '';
    return pathOf('resetPassword', this.page.locale, { key });
  }

  async load({ params }: PageRequest): Promise<void> {
    this.key = params.key ?? '';
  }

  /** Reports that the key was already used, before the button is clicked. */
  onShow(): void {
    void this.checking.run(() => this.changes.checkUndo(this.key));
    void this.link.load('email-undo', this.key);
  }

  /** Runs only when the button is clicked, because email scanners open links. */
  async submit(): Promise<void> {
    if (this.sending.isDone) return;
    await this.sending.run(() => this.undoEmailChange.execute(this.key));
  }
}
