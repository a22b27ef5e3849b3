import { receivedLately } from '#domain/coupons/DacOperation';
import { dacsNotice, keyNotice, type GiftNotice } from '#domain/products/GiftNotice';
import { DacHistory } from '../coupons/DacHistory';
import { DismissedAlerts } from '../navigation/DismissedAlerts';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { SharedAccountRequests } from './SharedAccountRequests';

/** Finds DACs and beta keys that other players have sent, except those whose notice the player has dismissed. */
@useCase
export class FindGiftNotices {
  constructor(
    private readonly history: DacHistory,
    private readonly requests: SharedAccountRequests,
    private readonly dismissed: DismissedAlerts,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<readonly GiftNotice[]> {
    const [operations, keys] = await Promise.all([this.history.findPage(1), this.requests.findBetaKeys()]);
    const dacs = operations.ok ? receivedLately(operations.value.entries, this.clock.now()) : undefined;
    const received = keys.ok ? keys.value.received : [];
    return [...(dacs ? [dacsNotice(dacs)] : []), ...received.map(keyNotice)].filter(
      ({ id }) => !this.dismissed.has(id),
    );
  }
}
