import { locales, type Locale } from '../language/Locale';

interface StateSource {
  /** Random: nobody else can guess the state. */
  readonly uuid: string;
  /** Of the page that the visitor comes back to: Discord returns to one address only. */
  readonly locale: Locale;
  readonly playerId: string;
}

/** FNV-1a; with the random part in front, it says nothing about the player. */
const checksum = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
};

const written = /^([^.]+)\.([a-z]{2}-[a-z]{2})\.([0-9a-f]{8})$/;

/** The OAuth state of one attempt to link Discord (LK-01). */
export const discordState = ({ uuid, locale, playerId }: StateSource): string =>
  `${uuid}.${locale}.${checksum(uuid + playerId)}`;

/** The language of the page on which the link was begun. Not checked: it only chooses between the pages of this site. */
export const localeOfState = (state: string): Locale | undefined => {
  const [, , locale] = written.exec(state) ?? [];
  return locales.find((known) => known === locale);
};

/** Whether a state was issued for a player. The checksum is no secret: this alone allows nothing. */
export const isIssuedFor = (state: string, playerId: string): boolean => {
  const [, uuid = '', , issuedFor] = written.exec(state) ?? [];
  return issuedFor === checksum(uuid + playerId);
};

/** Whether a state may have been issued for a player: the next one to sign in does not inherit it. */
export const isStateOf = (state: string, playerId: string): boolean =>
  !written.test(state) || isIssuedFor(state, playerId);
