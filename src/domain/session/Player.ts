import type { Order } from '../billing/Order';
import type { TokenClaims } from './TokenClaims';
import { gameAccessMonths, hasAccess } from './roles';

/** The account's fields that are not in the token; absent when they could not be loaded. */
export interface PlayerDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  readonly mfaEnabled: boolean;
  readonly hasMyDUAccess: boolean;
  readonly ownership: readonly string[];
}

/** The details of a new account. */
export const newPlayerDetails: PlayerDetails = {
  firstName: '',
  lastName: '',
  language: 'en',
  mfaEnabled: false,
  hasMyDUAccess: false,
  ownership: [],
};

const detailNames = Object.keys(newPlayerDetails) as (keyof PlayerDetails)[];

/** The details of an account that may have more fields. */
export const playerDetailsOf = (account: PlayerDetails): PlayerDetails =>
  Object.fromEntries(detailNames.map((name) => [name, account[name]])) as unknown as PlayerDetails;

/** The signed-in player. */
export interface Player {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly orders: readonly Order[];
  /** Months of game access from the roles; 0 also means access without an end (SE-14). */
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

/** Whether the player bought the game in the third-party store. */
export const ownsThroughStore = (player: Player): boolean =>
  player.details?.ownership.includes('steam') ?? false;

/** Whether the player sees backer entries in the menus (document 1 §6). */
export const isBacker = (player: Player): boolean => hasAccess(player.roles);
