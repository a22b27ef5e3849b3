import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { StoreAccounts } from './StoreAccounts';
import { StoreGameTime } from './StoreGameTime';

export interface StoreGameTimeStatus {
  /** Months of game time that can be added now. */
  readonly months?: number;
  /** Until then the store refunds the purchase, and no game time can be added. */
  readonly refundPeriodEnd?: Date;
}

/** Loads the game time of the linked store account (LK-02). Parts that cannot be loaded are omitted. */
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
