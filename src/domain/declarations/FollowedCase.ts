import type { PlacedOrder } from '../billing/PlacedOrder';
import type { DeclarationStatus } from './Declaration';

/** What a number and an email address identify: a declaration, or an order of someone who may have no account. */
export type FollowedCase = DeclarationStatus | FollowedOrder;

interface FollowedOrder {
  readonly kind: 'order';
  readonly order: PlacedOrder;
}
