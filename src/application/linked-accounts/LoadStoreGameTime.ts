import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { StoreAccounts } from './StoreAccounts';
import { StoreGameTime } from './StoreGameTime';

export interface WaitingGameTime {
  /** Game time that can be added now. */
  readonly months?: number;
  /** Until then the store takes a purchase back, and no game time is added. */
  readonly refundPeriodEnd?: Date;
}

/** LK-02: game time of the linked store account. What cannot be loaded is left out. */
@useCase
export class LoadStoreGameTime {
  constructor(
    private readonly gameTime: StoreGameTime,
    private readonly store: StoreAccounts,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<WaitingGameTime> {
    const [claimable, refund] = await Promise.all([this.gameTime.claimable(), this.store.refundPeriodEnd()]);
    const end = refund.ok ? refund.value : undefined;
    const isRunning = end !== undefined && end > this.clock.now();
    return {
      ...(claimable && { months: claimable.months }),
      ...(isRunning && { refundPeriodEnd: end }),
    };
  }
}
