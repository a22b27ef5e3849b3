import { locales, type Locale } from '../language/Locale';

interface StateSource {
  /** Random, so that the state cannot be guessed. */
  readonly uuid: string;
  /** Locale of the page to return to. The state must contain it, because Discord redirects to a single URL. */
  readonly locale: Locale;
  readonly playerId: string;
}

/** FNV-1a hash. Because of the random prefix, it reveals nothing about the player. */
const checksum = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
};

const statePattern = /^([^.]+)\.([a-z]{2}-[a-z]{2})\.([0-9a-f]{8})$/;

/** Creates the OAuth state for one attempt to link Discord (LK-01). */
export const discordState = ({ uuid, locale, playerId }: StateSource): string =>
  `${uuid}.${locale}.${checksum(uuid + playerId)}`;

/** Returns the locale of the page on which linking started. A forged locale only selects a page of this site. */
export const localeOfState = (state: string): Locale | undefined => {
  const [, , locale] = statePattern.exec(state) ?? [];
  return locales.find((known) => known === locale);
};

/** Whether a state was issued for a player. Anyone can compute the checksum, so a match authorizes nothing. */
export const isIssuedFor = (state: string, playerId: string): boolean => {
  const [, uuid = '', , issuedFor] = statePattern.exec(state) ?? [];
  return issuedFor === checksum(uuid + playerId);
};

/** Whether a state may have been issued for a player, so that the next player to sign in cannot use it. */
export const couldBelongTo = (state: string, playerId: string): boolean =>
  !statePattern.test(state) || isIssuedFor(state, playerId);
