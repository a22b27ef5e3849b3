import type { Player } from '../session/Player';
import { displayNameKey } from '../shared/spellings';
import type { emailKeySeconds } from './emailKeys';

/** Kinds of emailed links with a key. A buyer without an account registers with a key of kind `activation`. */
export type LinkKind = keyof typeof emailKeySeconds;

/** Account that an emailed link with a key belongs to. */
export interface LinkOwner {
  /** Masked, because the email may have been forwarded. */
  readonly email: string;
  /** Undefined for a buyer without an account, and for a link to an unconfirmed new address. */
  readonly displayName?: string | undefined;
}

/** Masks an email address, for example a•••@farstead.test. */
export const maskEmail = (email: string): string => email.replace(/^(.).*@/u, '$1•••@');

/** Whether the link belongs to this player. Compares display names, which are unique. */
export const isLinkOf = ({ displayName }: LinkOwner, player: Pick<Player, 'displayName'>): boolean =>
  displayName !== undefined && displayNameKey(displayName) === displayNameKey(player.displayName);
