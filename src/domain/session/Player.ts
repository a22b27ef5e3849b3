import type { Order } from '../billing/Order';
import type { TokenClaims } from './TokenClaims';
import { hasAccess } from './roles';

/** What the account knows beyond the token's claims; absent while it could not be loaded. */
export interface PlayerDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  readonly mfaEnabled: boolean;
  readonly hasMyDUAccess: boolean;
  readonly ownership: readonly string[];
}

/** The signed-in player. */
export interface Player {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly orders: readonly Order[];
  readonly details?: PlayerDetails;
}

export const playerFrom = (
  claims: TokenClaims,
  orders: readonly Order[],
  details: PlayerDetails | undefined,
): Player => ({
  id: claims.id,
  displayName: claims.displayName,
  email: claims.email,
  roles: claims.roles,
  orders,
  ...(details && { details }),
});

/** Bought through the third-party store. */
export const ownsThroughStore = (player: Player): boolean =>
  player.details?.ownership.includes('steam') ?? false;

/** Backer entries of the menus need it (document 1 §6). */
export const isBacker = (player: Player): boolean => hasAccess(player.roles);
