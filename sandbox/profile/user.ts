import { Type, type Static, type TSchema } from '@fastify/type-provider-typebox';
import type { Player } from '../platform/tables';
import { pendingEmailOf } from './pendingEmail';
import { profileVersion } from './profileColumns';
import { rolesAt } from './roles';
import { LanguageCode } from './schema';

const field = <Schema extends TSchema>(
  schema: Schema,
  read: (player: Player, now: Date) => Static<Schema>,
) => ({ schema, read });

const orNull = Type.Union([Type.String(), Type.Null()]);

/** Fields of GET /api/users/{id}. Each has a schema and a function that reads its value from a player. */
const fields = {
  id: field(Type.String(), ({ id }) => id),
  displayName: field(Type.String(), (player) => player.display_name),
  email: field(Type.String(), ({ email }) => email),
  firstName: field(Type.String(), (player) => player.first_name),
  lastName: field(Type.String(), (player) => player.last_name),
  username: field(Type.String(), ({ username }) => username),
  communityId: field(Type.String(), (player) => player.community_id),
  joinedAt: field(Type.String(), (player) => player.joined_at.toISOString()),
  role: field(Type.Union([Type.String(), Type.Array(Type.String())]), rolesAt),
  mfaEnabled: field(Type.Boolean(), (player) => player.mfa_secret !== null),
  language: field(LanguageCode, ({ language }) => language),
  ownership: field(Type.Array(Type.String()), ({ ownership }) => ownership),
  hasMyDUAccess: field(Type.Boolean(), (player) => player.has_mydu_access),
  discordName: field(orNull, (player) => player.discord_name),
  discordDiscriminator: field(orNull, (player) => player.discord_discriminator),
  steamId: field(orNull, (player) => player.steam_id),
  passwordResetDueAt: field(orNull, (player) => player.reset_due_at?.toISOString() ?? null),
  pendingEmail: field(orNull, pendingEmailOf),
  emailChangeIsPending: field(Type.Boolean(), (player, now) => pendingEmailOf(player, now) !== null),
  addressStreet: field(Type.String(), (player) => player.address_street),
  addressCity: field(Type.String(), (player) => player.address_city),
  addressPostcode: field(Type.String(), (player) => player.address_postcode),
  addressState: field(Type.String(), (player) => player.address_state),
  addressCountry: field(Type.String(), (player) => player.address_country),
  profileVersion: field(Type.String(), profileVersion),
};

type Fields = typeof fields;

const mapFields = <Result>(
  map: (field: { schema: TSchema; read: (player: Player, now: Date) => unknown }) => unknown,
): Result => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)])) as Result;

export const User = Type.Object(
  mapFields<{ [Name in keyof Fields]: Fields[Name]['schema'] }>(({ schema }) => schema),
);

export const userOf = (player: Player, now: Date): Static<typeof User> =>
  mapFields<Static<typeof User>>(({ read }) => read(player, now));
