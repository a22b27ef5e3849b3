import { expiryCookie } from '../../domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

export interface Expiry {
  readonly subscription: string;
  readonly end: Date;
}

/** The subscription expiry notice that was dismissed in this browser (AC-02). */
@service
export class DismissedExpiry {
  constructor(private readonly stored: StoredItems) {}

  is(expiry: Expiry): boolean {
    return this.stored.read(expiryCookie) === nameOf(expiry);
  }

  keep(expiry: Expiry): void {
    this.stored.write(expiryCookie, nameOf(expiry));
  }
}

/** Includes the end date, because a renewed subscription that ends again needs a new notice. */
const nameOf = ({ subscription, end }: Expiry): string => `${subscription}~${end.getTime()}`;
