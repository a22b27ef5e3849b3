import type { CallFailure } from '#domain/shared/CallFailure';

/**
 * - `authorization-refused`: the external page's grant is unknown, expired or used, or was started by someone else
 * - `linked-elsewhere`: the external account is linked to another player
 * - `already-linked`: the player has already linked another account
 */
export type LinkRejection =
  | { readonly kind: 'authorization-refused' }
  | { readonly kind: 'linked-elsewhere' }
  | { readonly kind: 'already-linked' }
  | CallFailure;
