/** An account that the search has found. */
export interface Recipient {
  readonly id: string;
  readonly displayName: string;
}

/** What tells one account from another before a transfer. */
export interface RecipientAccount extends Recipient {
  /** Https, or a path of the site. */
  readonly avatar?: string;
  readonly memberSince?: Date;
}

/** Characters that the search needs (document 3, §5). */
const shortestSearch = 3;

export const isSearchable = (text: string): boolean => [...text.trim()].length >= shortestSearch;

/** Accounts of the company: the search does not show them (document 3, §5). */
export const isHidden = ({ displayName }: Recipient): boolean => displayName.includes('NQ-');

/** @returns nothing for an address that must not be loaded */
export const safeAvatar = (address: string | null | undefined): string | undefined =>
  address && /^(https:\/\/|\/(?![/\\]))/.test(address) ? address : undefined;
