import type { PlacedOrder } from '../billing/PlacedOrder';
import type { DeclarationStatus } from './Declaration';

/** Declaration or order that a number and an email identify. Its owner may have no account. */
export type FollowedCase = DeclarationStatus | FollowedOrder;

interface FollowedOrder {
  readonly kind: 'order';
  readonly order: PlacedOrder;
}
