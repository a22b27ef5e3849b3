import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { StoreAccounts } from './StoreAccounts';
import { StoreGameTime } from './StoreGameTime';

export interface StoreGameTimeStatus {
  /** Months of game time that the player can claim now. */
  readonly months?: number;
  /** End of the store's refund period, during which game time cannot be claimed. */
  readonly refundPeriodEnd?: Date;
}

/** Loads the game time of the linked store account (LK-02). Omits any part that cannot be loaded. */
@useCase
export class LoadStoreGameTime {
  constructor(
    private readonly gameTime: StoreGameTime,
    private readonly store: StoreAccounts,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<StoreGameTimeStatus> {
    const [claimable, refund] = await Promise.all([
      this.gameTime.findClaimable(),
      this.store.findRefundPeriodEnd(),
    ]);
    const end = refund.ok ? refund.value : undefined;
    const isRunning = end !== undefined && end > this.clock.now();
    return {
      ...(claimable && { months: claimable.months }),
      ...(isRunning && { refundPeriodEnd: end }),
    };
  }
}
