import { randomUUID } from 'node:crypto';
import { Type, type Static } from '@fastify/type-provider-typebox';
import { addMonths } from '#domain/products/gameTime';
import { registrationRefusals } from '#domain/registration/registrationRefusals';
import type { BackerRewards } from '#domain/rewards/BackerRewards';
import { addKeys } from '../beta-keys/gifts';
import { samplePassword } from '#samples/accounts';
import { sampleRewards } from '#samples/rewards';
import { productOfMonths } from '#samples/catalog';
import { addWorks, BlueprintsTrait } from '../blueprints/traits';
import { createCoupons } from '../coupons/balances';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import { discordColumns } from '../linked-accounts/discord';
import { discordIdentity, storeIdOf } from '../outside/identities';
import { randomCode } from '../platform/random';
import type { Player } from '../platform/tables';
import { expiryOf } from '../profile/emailChangeKeys';
import { findPlayerByDisplayName, findPlayerByEmail } from '../profile/players';
import { LanguageCode } from '../profile/schema';
import { recruit } from '../recruitment/recruiting';
import { rowOf } from '../rewards/backerRewards';
import { hashPassword } from '../session/passwords';
import { newTotpSecret } from '../session/totp';
import { addPictures, PicturesTrait } from '../uploads/samples';
import { addOrder, addSubscription, SubscriptionTrait } from './subscriptions';

const Moment = Type.String({ format: 'date-time' });

/** Rewards of a backer; every field defaults to an example. */
const BackerRewardsTrait = Type.Unsafe<Partial<BackerRewards>>(
  Type.Object({}, { additionalProperties: true }),
);

export const Traits = Type.Object(
  {
    language: Type.Optional(LanguageCode),
    status: Type.Optional(
      Type.Union([
        Type.Literal('active'),
        Type.Literal('unconfirmed'),
        Type.Literal('suspended'),
        /** A buyer who has entered an email but not signed up yet, so there is no password and no name. */
        Type.Literal('ghost'),
      ]),
    ),
    /** Roles to store. Subscriber is not stored, but derived from the game time. */
    roles: Type.Optional(Type.Array(Type.String())),
    ownership: Type.Optional(Type.Array(Type.String())),
    hasMyDUAccess: Type.Optional(Type.Boolean()),
    twoFactor: Type.Optional(Type.Boolean()),
    /** End of the game time in months from now; negative if it has already ended. */
    gameTimeMonths: Type.Optional(Type.Integer()),
    gameTimeEnd: Type.Optional(Moment),
    /** Now by default. */
    joinedAt: Type.Optional(Moment),
    /** Id of the player's recruiter. */
    recruitedBy: Type.Optional(Type.String({ format: 'uuid' })),
    /** Unclaimed game time bought in the store, in months. */
    steamMonths: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Purchase date of `steamMonths`. Without a date, there is no refund period. */
    steamBoughtAt: Type.Optional(Moment),
    /** Name of the linked Discord account: `name`, or `name#1234`. */
    discord: Type.Optional(Type.String()),
    hasNoPassword: Type.Optional(Type.Boolean()),
    pendingEmail: Type.Optional(Type.String()),
    backerRewards: Type.Optional(BackerRewardsTrait),
    works: Type.Optional(BlueprintsTrait),
    /** Number of keys that can be sent. */
    betaKeys: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Number of coupons (DACs). */
    dacs: Type.Optional(Type.Integer({ minimum: 1 })),
    subscription: Type.Optional(SubscriptionTrait),
    canUploadAssets: Type.Optional(Type.Boolean()),
    /** How many pending and how many approved pictures to create. */
    pictures: Type.Optional(PicturesTrait),
    /** Subscriptions in addition to `subscription`. */
    olderSubscriptions: Type.Optional(Type.Array(SubscriptionTrait)),
    /** Orders to create, by status. */
    orders: Type.Optional(Type.Array(Type.Integer())),
  },
  { additionalProperties: false },
);

export type Traits = Static<typeof Traits>;

export interface PlayerRequest {
  readonly id?: string | undefined;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly displayName?: string | undefined;
  readonly traits?: Traits | undefined;
}

export interface CreatedPlayer {
  readonly player: Player;
  readonly password: string;
}

/** Creates an account with the traits that a test needs. */
export const createPlayer = async (
  { db, clock }: Sandbox,
  { id = randomUUID(), email, password = samplePassword, displayName, traits = {} }: PlayerRequest,
): Promise<CreatedPlayer> => {
  const now = clock.now();
  if (email !== undefined && (await findPlayerByEmail(db, email))) {
    throw refusal(registrationRefusals, 'email-taken', `There is an account with ${email} already.`);
  }
  if (displayName !== undefined && (await findPlayerByDisplayName(db, displayName))) {
    throw refusal(registrationRefusals, 'display-name-taken', `Somebody is called ${displayName} already.`);
  }
  const name = `pilot-${id.slice(0, 8)}`;
  const isGhost = traits.status === 'ghost';
  const fromMonths = traits.gameTimeMonths === undefined ? null : addMonths(now, traits.gameTimeMonths);
  const player = await db
    .insertInto('players')
    .values({
      id,
      email: email ?? `${name}@farstead.test`,
      password_hash: isGhost || traits.hasNoPassword === true ? null : await hashPassword(password),
      display_name: isGhost ? '' : (displayName ?? name),
      first_name: isGhost ? '' : 'Ada',
      last_name: isGhost ? '' : 'Verne',
      username: isGhost ? '' : name,
      community_id: `community-${id.slice(0, 8)}`,
      joined_at: traits.joinedAt === undefined ? now : new Date(traits.joinedAt),
      referrer: '',
      privacy_policy_agreement: true,
      language: traits.language ?? 'en',
      status: traits.status ?? 'active',
      mfa_secret: traits.twoFactor === true ? newTotpSecret() : null,
      mfa_last_step: null,
      roles: traits.roles ?? [],
      ownership: traits.ownership ?? [],
      has_mydu_access: traits.hasMyDUAccess ?? false,
      can_upload_assets: traits.canUploadAssets ?? traits.pictures !== undefined,
      steam_id: traits.ownership?.includes('steam') === true ? storeIdOf('owner', id) : null,
      steam_months: traits.steamMonths ?? 0,
      steam_bought_at: traits.steamBoughtAt === undefined ? null : new Date(traits.steamBoughtAt),
      ...(traits.discord !== undefined && discordColumns(discordIdentity(traits.discord))),
      pending_email: traits.pendingEmail ?? null,
      pending_email_until: traits.pendingEmail === undefined ? null : expiryOf('confirm', now),
      game_time_end: traits.gameTimeEnd === undefined ? fromMonths : new Date(traits.gameTimeEnd),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (traits.pictures) await addPictures(db, player.id, traits.pictures, now);
  if (traits.backerRewards) {
    const rewards = rowOf(player.id, { ...sampleRewards, ...traits.backerRewards });
    await db.insertInto('backer_rewards').values(rewards).execute();
  }
  if (traits.works) await addWorks(db, player.id, traits.works, now);
  if (traits.betaKeys !== undefined) await addKeys(db, player.id, traits.betaKeys);
  if (traits.dacs !== undefined) await createCoupons(db, player.id, traits.dacs, now);
  const { recruitedBy } = traits;
  if (recruitedBy !== undefined) {
    await db.transaction().execute((transaction) => recruit(transaction, player.id, recruitedBy, now));
  }
  for (const subscription of [...(traits.olderSubscriptions ?? []), traits.subscription]) {
    if (subscription) await addSubscription(db, player.id, subscription, now);
  }
  for (const status of traits.orders ?? []) await addOrder(db, player.id, { status, createdAt: now });
  return { player, password };
};

export interface CodeRequest {
  readonly id?: string | undefined;
  readonly code?: string | undefined;
  readonly months: number;
  readonly expiresAt?: string | undefined;
  /** Id of the player who used the code. `reservedFor` is a player id, too. */
  readonly usedBy?: string | undefined;
  readonly reservedFor?: string | undefined;
  /** End of the reservation, which is permanent by default. */
  readonly reservedUntil?: string | undefined;
  /** Id of the player who sent the code as a beta key. */
  readonly sentBy?: string | undefined;
  readonly isCanceled?: boolean | undefined;
}

export const createCode = async (
  { db, clock }: Sandbox,
  { id = randomUUID(), code = randomCode(), months, ...state }: CodeRequest,
): Promise<{ id: string; code: string }> => {
  const { expiresAt, usedBy, reservedFor, reservedUntil, sentBy, isCanceled } = state;
  const now = clock.now();
  await db
    .insertInto('redemption_codes')
    .values({
      id,
      code,
      months,
      product: productOfMonths(months),
      expires_at: expiresAt === undefined ? null : new Date(expiresAt),
      reserved_for: reservedFor ?? null,
      reserved_until: reservedUntil === undefined ? null : new Date(reservedUntil),
      used_by: usedBy ?? null,
      used_at: usedBy === undefined ? null : now,
      owner_id: sentBy ?? null,
      sent_at: sentBy === undefined ? null : now,
      canceled_at: isCanceled === true ? now : null,
    })
    .execute();
  return { id, code };
};
