import type { CallFailure } from '../../domain/shared/CallFailure';

/**
 * - `authorisation-refused`: what the outside page gave is unknown, expired or used, or was begun by somebody else
 * - `linked-elsewhere`: the outside account is linked to another player
 * - `already-linked`: the player has linked another account
 */
export type LinkRejection =
  | { readonly kind: 'authorisation-refused' }
  | { readonly kind: 'linked-elsewhere' }
  | { readonly kind: 'already-linked' }
  | CallFailure;
