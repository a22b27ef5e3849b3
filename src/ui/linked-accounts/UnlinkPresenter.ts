import type { OnlyWayIn } from '../../application/linked-accounts/StoreAccounts';
import { UnlinkDiscord } from '../../application/linked-accounts/UnlinkDiscord';
import { UnlinkStore } from '../../application/linked-accounts/UnlinkStore';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { Submission } from '../forms/Submission';
import { observed, presenter, type Disposable } from '../presenter';
import type { Provider } from './LinkOutcome';

/** Asks for confirmation before an account is unlinked. */
@presenter
export class UnlinkPresenter implements Disposable {
  asked: Provider | undefined;
  /** The most recently unlinked account. */
  unlinked: Provider | undefined;
  private done: (provider: Provider) => void = () => undefined;

  constructor(
    readonly sending: Submission<void, OnlyWayIn | CallFailure>,
    private readonly unlinkDiscord: UnlinkDiscord,
    private readonly unlinkStore: UnlinkStore,
  ) {
    observed(this);
  }

  onUnlinked(done: (provider: Provider) => void): void {
    this.done = done;
  }

  ask(provider: Provider): void {
    this.sending.reset();
    this.unlinked = undefined;
    this.asked = provider;
  }

  keep(): void {
    if (!this.sending.isSending) this.asked = undefined;
  }

  async confirm(): Promise<void> {
    const { asked } = this;
    if (!asked) return;
    const useCase = asked === 'discord' ? this.unlinkDiscord : this.unlinkStore;
    const sent = await this.sending.run(() => useCase.execute());
    if (sent?.ok) this.finish(asked);
  }

  dismiss(): void {
    this.unlinked = undefined;
  }

  dispose(): void {
    this.sending.dispose();
  }

  private finish(provider: Provider): void {
    this.asked = undefined;
    this.unlinked = provider;
    this.done(provider);
  }
}
