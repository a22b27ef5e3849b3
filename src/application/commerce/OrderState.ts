import type { PurchaseOrder, SettledStatus } from '#domain/commerce/PurchaseOrder';
import type { StoreOrderRejection } from './StoreCheckouts';

/** The outcome of a purchase, as far as this visitor can know it (TY-01, CK-03). */
export type OrderState =
  | { readonly kind: 'idle' }
  /** The server has not confirmed the payment yet (D-19). */
  | { readonly kind: 'waiting'; readonly order?: PurchaseOrder }
  /** Polling timed out or a request was rejected; the visitor can check again. */
  | { readonly kind: 'stopped'; readonly order?: PurchaseOrder }
  /** `order` is missing if it can't be shown, because it is the store's or can no longer be requested. */
  | { readonly kind: 'settled'; readonly status: SettledStatus; readonly order?: PurchaseOrder }
  /** The store has redirected the player back, and the server is confirming the order. */
  | { readonly kind: 'confirming' }
  /** The order is not paid in the store yet. */
  | { readonly kind: 'open' }
  /** The order is paid in the store, but the game time is not on the account yet. */
  | { readonly kind: 'unclaimed' }
  | { readonly kind: 'unconfirmed'; readonly failure: StoreOrderRejection | { readonly kind: 'unexpected' } }
  /** The order belongs to a player who has to sign in first. */
  | { readonly kind: 'signed-out' }
  /** No order is in progress, or it does not belong to the current buyer. */
  | { readonly kind: 'none' };
