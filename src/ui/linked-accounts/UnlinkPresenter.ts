import type { OnlyWayIn } from '#application/linked-accounts/StoreAccounts';
import { UnlinkDiscord } from '#application/linked-accounts/UnlinkDiscord';
import { UnlinkStore } from '#application/linked-accounts/UnlinkStore';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Emitter } from '../Emitter';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import type { Provider } from './LinkOutcome';

/** Asks for confirmation before an account is unlinked. */
@presenter
export class UnlinkPresenter implements DisposablePresenter {
  providerToUnlink: Provider | undefined;
  /** The most recently unlinked account. */
  unlinked: Provider | undefined;
  readonly accountUnlinked = new Emitter<Provider>();
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<void, OnlyWayIn | CallFailure>,
    private readonly unlinkDiscord: UnlinkDiscord,
    private readonly unlinkStore: UnlinkStore,
  ) {
    makePresenterObservable(this);
  }

  openDialog(provider: Provider): void {
    this.sending.reset();
    this.unlinked = undefined;
    this.providerToUnlink = provider;
  }

  closeDialog(): void {
    if (!this.sending.isSending) this.providerToUnlink = undefined;
  }

  async confirm(): Promise<void> {
    const { providerToUnlink } = this;
    if (!providerToUnlink) return;
    const useCase = providerToUnlink === 'discord' ? this.unlinkDiscord : this.unlinkStore;
    const sent = await this.sending.run(() => useCase.execute());
    if (!sent?.ok) return;
    this.providerToUnlink = undefined;
    this.unlinked = providerToUnlink;
    this.accountUnlinked.emit(providerToUnlink);
  }

  dismiss(): void {
    this.unlinked = undefined;
  }
}
