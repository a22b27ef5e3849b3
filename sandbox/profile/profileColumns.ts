import { profileFields, type ProfileField, type ProfileValues } from '#domain/profile/Profile';
import { fingerprint } from '../platform/random';
import type { Player } from '../platform/tables';
import { pendingEmailOf } from './pendingEmail';

export const columnOf = {
  firstName: 'first_name',
  lastName: 'last_name',
  displayName: 'display_name',
  email: 'email',
  addressStreet: 'address_street',
  addressCity: 'address_city',
  addressPostcode: 'address_postcode',
  addressState: 'address_state',
  addressCountry: 'address_country',
} as const satisfies Record<ProfileField, keyof Player>;

const profileValuesOf = (player: Player): ProfileValues =>
  Object.fromEntries(
    profileFields.map((field) => [field, player[columnOf[field]]]),
  ) as unknown as ProfileValues;

/** Version that changes with any data on the profile page. */
export const profileVersion = (player: Player, now: Date): string =>
  fingerprint(JSON.stringify([profileValuesOf(player), pendingEmailOf(player, now)])).slice(0, 32);
