/** An account found by the search. */
export interface Recipient {
  readonly id: string;
  readonly displayName: string;
}

/** Details that distinguish one account from another before a transfer. */
export interface RecipientAccount extends Recipient {
  /** An https URL, or a path of this site. */
  readonly avatar?: string;
  readonly memberSince?: Date;
}

/** Minimum number of characters for a search (document 3, §5). */
const minSearchLength = 3;

export const isSearchLongEnough = (text: string): boolean => [...text.trim()].length >= minSearchLength;

/** Whether it is a company account, which the search does not show (document 3, §5). */
export const isCompanyAccount = ({ displayName }: Recipient): boolean => displayName.includes('NQ-');

/** @returns undefined for a URL that must not be loaded */
export const safeAvatar = (address: string | null | undefined): string | undefined =>
  address && /^(https:\/\/|\/(?![/\\]))/.test(address) ? address : undefined;
