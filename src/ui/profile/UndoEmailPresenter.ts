import type { EmailKeyProblem, UndoneEmailChange } from '#application/profile/EmailChanges';
import { CheckUndoKey } from '#application/profile/CheckUndoKey';
import { UndoEmailChange } from '#application/profile/UndoEmailChange';
import { PageLanguage } from '#application/language/PageLanguage';
import { pathOf } from '#domain/navigation/matchPath';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter, type PageRequest } from '../presenter';

/** The page linked in the email to the old address. The owner can restore that address without signing in. */
@presenter
export class UndoEmailPresenter implements DisposablePresenter {
  private key = '';

  constructor(
    readonly checking: Submission<void, EmailKeyProblem | CallFailure>,
    readonly sending: Submission<UndoneEmailChange, EmailKeyProblem | CallFailure>,
    private readonly checkUndoKey: CheckUndoKey,
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
  onShow(): () => void {
    void this.checking.run(() => this.checkUndoKey.execute(this.key));
    return () => undefined;
  }

  /** Runs only when the button is clicked, because email scanners open links. */
  async submit(): Promise<void> {
    if (this.sending.isDone) return;
    await this.sending.run(() => this.undoEmailChange.execute(this.key));
  }

  dispose(): void {
    this.checking.dispose();
    this.sending.dispose();
  }
}
