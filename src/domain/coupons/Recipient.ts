import { cleanDisplayName } from '../shared/spellings';

/** An account that the search found. */
export interface Recipient {
  readonly id: string;
  readonly displayName: string;
}

/** Details that help a player to recognize the right account before a transfer. */
export interface RecipientAccount extends Recipient {
  /** An https URL, or a path of this site. */
  readonly avatar?: string;
  readonly memberSince?: Date;
}

/** Minimum number of characters for a search (document 3, §5). */
const minSearchLength = 3;

export const isSearchLongEnough = (text: string): boolean =>
  [...cleanDisplayName(text)].length >= minSearchLength;

/** Whether the account is a company account, which search results exclude (document 3, §5). */
export const isCompanyAccount = ({ displayName }: Recipient): boolean => displayName.includes('NQ-');

/** @returns undefined if the URL is not safe to load */
export const safeAvatar = (address: string | null | undefined): string | undefined =>
  address && /^(https:\/\/|\/(?![/\\]))/.test(address) ? address : undefined;
