import type { CallFailure } from '#domain/shared/CallFailure';

/**
 * - `authorization-refused`: the external site's grant is unknown, expired or already used, or someone else started it
 * - `linked-elsewhere`: the external account is linked to another player
 * - `already-linked`: the player has already linked another account
 */
export type LinkRejection =
  | { readonly kind: 'authorization-refused' }
  | { readonly kind: 'linked-elsewhere' }
  | { readonly kind: 'already-linked' }
  | CallFailure;
