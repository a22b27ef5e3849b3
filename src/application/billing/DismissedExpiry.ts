import { dismissedExpiryCookie } from '#domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

export interface Expiry {
  readonly subscriptionId: string;
  readonly end: Date;
}

/** The subscription expiry notice that was dismissed in this browser (AC-02). */
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

/** Includes the end date, so that the notice is shown again if a renewed subscription expires. */
const nameOf = ({ subscriptionId, end }: Expiry): string => `${subscriptionId}~${end.getTime()}`;
