import type { Order } from '../billing/Order';
import type { TokenClaims } from './TokenClaims';
import { gameAccessMonths, hasAccess } from './roles';

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
  /** Months of game access that the roles give; 0 also for lasting access (SE-14). */
  readonly gameTimeMonths: number;
  readonly details?: PlayerDetails;
}

/** @param accessRoles the configured access list */
export const playerFrom = (
  claims: TokenClaims,
  orders: readonly Order[],
  details: PlayerDetails | undefined,
  accessRoles: readonly string[],
): Player => ({
  id: claims.id,
  displayName: claims.displayName,
  email: claims.email,
  roles: claims.roles,
  orders,
  gameTimeMonths: gameAccessMonths(claims.roles, accessRoles),
  ...(details && { details }),
});

/** Bought through the third-party store. */
export const ownsThroughStore = (player: Player): boolean =>
  player.details?.ownership.includes('steam') ?? false;

/** Backer entries of the menus need it (document 1 §6). */
export const isBacker = (player: Player): boolean => hasAccess(player.roles);
