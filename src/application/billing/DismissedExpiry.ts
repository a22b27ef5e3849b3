import { dismissedExpiryCookie } from '#domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/** End of game time that does not renew. */
export interface Expiry {
  /** Absent if the game time was not bought as a subscription. */
  readonly subscriptionId?: string;
  readonly end: Date;
}

/** The expiry notice that was dismissed in this browser (AC-02). */
@service
export class DismissedExpiry {
  constructor(private readonly stored: StoredItems) {}

  has(expiry: Expiry): boolean {
    return this.stored.read(dismissedExpiryCookie) === nameOf(expiry);
  }

  save(expiry: Expiry): void {
    this.stored.write(dismissedExpiryCookie, nameOf(expiry));
  }
}

/** Includes the end date, so that the notice is shown again if the game time was extended and expires. */
const nameOf = ({ subscriptionId = 'game-time', end }: Expiry): string =>
  `${subscriptionId}~${end.getTime()}`;
