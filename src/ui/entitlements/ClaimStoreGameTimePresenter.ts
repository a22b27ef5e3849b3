import { makeAutoObservable } from 'mobx';
import { ClaimStoreGameTime } from '../../application/linked-accounts/ClaimStoreGameTime';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { presenter, type Disposable } from '../presenter';

export type ClaimState =
  | { readonly kind: 'offered' }
  | { readonly kind: 'claiming' }
  | { readonly kind: 'claimed'; readonly until: Date }
  | { readonly kind: 'failed'; readonly failure: { readonly kind: 'nothing-to-claim' } | CallFailure };

/** The box that adds game time bought through the store. */
@presenter
export class ClaimStoreGameTimePresenter implements Disposable {
  state: ClaimState = { kind: 'offered' };
  private readonly left = new AbortController();
  private claimed: () => void = () => undefined;

  constructor(private readonly claimStoreGameTime: ClaimStoreGameTime) {
    makeAutoObservable<this, 'claimStoreGameTime' | 'left' | 'claimed'>(
      this,
      { claimStoreGameTime: false, left: false, claimed: false },
      { autoBind: true },
    );
  }

  onClaimed(listener: () => void): void {
    this.claimed = listener;
  }

  async claim(): Promise<void> {
    if (this.state.kind === 'claiming' || this.state.kind === 'claimed') return;
    this.become({ kind: 'claiming' });
    const claimed = await this.claimStoreGameTime.execute();
    if (this.left.signal.aborted) return;
    if (!claimed.ok) return this.become({ kind: 'failed', failure: claimed.error });
    this.become({ kind: 'claimed', until: claimed.value });
    this.claimed();
  }

  dispose(): void {
    this.left.abort();
  }

  private become(state: ClaimState): void {
    this.state = state;
  }
}
