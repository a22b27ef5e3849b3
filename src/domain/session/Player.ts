import type { Order } from '../billing/Order';
import type { TokenClaims } from './TokenClaims';
import { gameAccessMonths, hasAccess } from './roles';

/** Account fields that the token does not contain; absent if they could not be loaded. */
export interface PlayerDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  readonly mfaEnabled: boolean;
  readonly hasMyDUAccess: boolean;
  readonly ownership: readonly string[];
  /** The Discord and Steam fields are empty if no such account is linked (LK-01, LK-02). */
  readonly discordName: string;
  readonly discordDiscriminator: string;
  readonly steamId: string;
  /** When a password reset takes effect that can be stopped until then (ISO 8601). */
  readonly passwordResetDueAt?: string | undefined;
}

export const newPlayerDetails: PlayerDetails = {
  firstName: '',
  lastName: '',
  language: 'en',
  mfaEnabled: false,
  hasMyDUAccess: false,
  ownership: [],
  discordName: '',
  discordDiscriminator: '',
  steamId: '',
  passwordResetDueAt: undefined,
};

const detailNames = Object.keys(newPlayerDetails) as (keyof PlayerDetails)[];

/** Picks the player details from an account, which may have more fields. */
export const playerDetailsOf = (account: PlayerDetails): PlayerDetails =>
  Object.fromEntries(detailNames.map((name) => [name, account[name]])) as unknown as PlayerDetails;

export interface Player {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly orders: readonly Order[];
  /** Months of game access that the roles give. With unlimited access, the value is 0 (SE-14). */
  readonly gameTimeMonths: number;
  readonly details?: PlayerDetails;
}

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

export const ownsThroughStore = (player: Player): boolean =>
  player.details?.ownership.includes('steam') ?? false;

export const isBacker = (player: Player): boolean => hasAccess(player.roles);
