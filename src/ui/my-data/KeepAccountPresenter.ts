import type { DeadKeepKey } from '#application/my-data/AccountDeletions';
import { KeepAccount } from '#application/my-data/KeepAccount';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { PageLifecycle } from '../app/Pages';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { LinkAccountPresenter } from '../registration/LinkAccountPresenter';
import { DeletionPresenter } from './DeletionPresenter';

/** The page linked in the deletion email: the owner cancels the deletion without signing in. */
@presenter
export class KeepAccountPresenter implements PageLifecycle {
  private key = '';
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<void, DeadKeepKey | CallFailure>,
    readonly link: LinkAccountPresenter,
    private readonly keepAccount: KeepAccount,
    private readonly deletion: DeletionPresenter,
  ) {
    makePresenterObservable(this);
  }

  async load({ params }: PageRequest): Promise<void> {
    this.key = params.key ?? '';
  }

  onShow(): void {
    void this.link.load('deletion', this.key);
  }

  /** Runs only when the button is clicked, because email scanners open links. */
  async submit(): Promise<void> {
    if (this.sending.isDone) return;
    const stored = await this.sending.run(() => this.keepAccount.executeByKey(this.key));
    // The signed-in player may be the owner of the account, so the deletion state is reloaded.
    if (stored?.ok) void this.deletion.refresh();
  }
}
