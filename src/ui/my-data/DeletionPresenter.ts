import { Configuration } from '#application/configuration/Configuration';
import { AccountDeletions } from '#application/my-data/AccountDeletions';
import { KeepAccount } from '#application/my-data/KeepAccount';
import { Session } from '#application/session/Session';
import type { AccountDeletion } from '#domain/my-data/AccountDeletion';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, sharedPresenter } from '../presenter';

export type DeletionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  | { readonly kind: 'pending'; readonly deletion: AccountDeletion };

/** State of the account deletion. Every account page shows it; the data page can change it. */
@sharedPresenter
export class DeletionPresenter {
  state: DeletionState = { kind: 'unknown' };
  /** True just after the player canceled the deletion. */
  wasRetained = false;
  private playerId: string | undefined;

  constructor(
    private readonly finding: Submission<AccountDeletion | undefined, CallFailure>,
    private readonly keeping: Submission<void, CallFailure>,
    private readonly deletions: AccountDeletions,
    private readonly keepAccount: KeepAccount,
    private readonly session: Session,
    private readonly configuration: Configuration,
  ) {
    makePresenterObservable(this, 'isOffered');
    session.onChange(() => this.onSessionChange());
  }

  /** Whether the back end supports account deletion. */
  get isOffered(): boolean {
    return this.configuration.has('account-deletion');
  }

  get isKeeping(): boolean {
    return this.keeping.isSending;
  }

  /** Reason why the state could not be loaded. */
  get problem(): CallFailure | UnexpectedFailure | undefined {
    return this.state.kind === 'unknown' ? this.finding.problem : undefined;
  }

  get keepProblem(): CallFailure | UnexpectedFailure | undefined {
    return this.keeping.problem;
  }

  onShow(): void {
    if (this.state.kind === 'unknown') void this.refresh();
  }

  async refresh(): Promise<void> {
    const owner = this.session.player?.id;
    if (!this.isOffered || owner === undefined) return;
    this.playerId = owner;
    const found = await this.finding.run(() => this.deletions.find());
    if (found?.ok && this.playerId === owner) this.show(found.value);
  }

  show(deletion: AccountDeletion | undefined): void {
    this.state = deletion ? { kind: 'pending', deletion } : { kind: 'none' };
    if (deletion) this.wasRetained = false;
  }

  async keep(): Promise<void> {
    const stored = await this.keeping.run(() => this.keepAccount.execute());
    if (!stored?.ok) return;
    this.state = { kind: 'none' };
    this.wasRetained = true;
  }

  hideNotice(): void {
    this.wasRetained = false;
  }

  /** Resets the state if the session belongs to another player. */
  private onSessionChange(): void {
    if (this.playerId === undefined || this.playerId === this.session.player?.id) return;
    this.playerId = undefined;
    this.finding.dispose();
    this.keeping.dispose();
    this.keeping.reset();
    this.state = { kind: 'unknown' };
    this.wasRetained = false;
  }
}
