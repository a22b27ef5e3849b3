import type { ReceivedKey } from '../beta-keys/BetaKey';
import type { ReceivedDacs } from '../coupons/DacOperation';

/** What the account announces about a gift from another player. */
export interface GiftNotice {
  /** Identifies the gift when the notice is dismissed. */
  readonly id: string;
  readonly kind: 'dacs' | 'betaKey';
  readonly quantity: number;
  /** Display name; absent if the other account no longer exists. */
  readonly from?: string | undefined;
  /** Plain text from the other player. */
  readonly note?: string | undefined;
}

export const dacsNotice = ({ date, quantity, from, note }: ReceivedDacs): GiftNotice => ({
  id: `dacs-${date.getTime()}`,
  kind: 'dacs',
  quantity,
  from,
  note,
});

/** The id contains only the end of the key, because the browser stores it and a key is a secret. */
export const keyNotice = ({ id, sender, note }: ReceivedKey): GiftNotice => ({
  id: `key-${id.slice(-8)}`,
  kind: 'betaKey',
  quantity: 1,
  from: sender,
  note,
});
