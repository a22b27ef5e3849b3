import { expiryCookie } from '../../domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

export interface Expiry {
  readonly subscription: string;
  readonly end: Date;
}

/** The notice about the end of a subscription that was dismissed in this browser (AC-02). */
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

/** A renewed subscription that ends again is another end. */
const nameOf = ({ subscription, end }: Expiry): string => `${subscription}~${end.getTime()}`;
