import { sql, type Insertable, type Selectable } from 'kysely';
import { billingTables } from '../billing/tables';
import { blueprintTables } from '../blueprints/tables';
import { commerceTables } from '../commerce/tables';
import { contestTables } from '../contest/tables';
import { couponTables } from '../coupons/tables';
import { declarationTables } from '../declarations/tables';
import { deviceTables } from '../devices/tables';
import { downloadTables } from '../downloads/tables';
import { helpTables } from '../help/tables';
import { linkedAccountTables } from '../linked-accounts/tables';
import { mailingTables } from '../mailing/tables';
import { pressTables } from '../press/tables';
import { productTables } from '../products/tables';
import { byEmail } from '../my-data/dataPolicy';
import { emailHistoryTables, profileTables } from '../profile/tables';
import { recruitmentTables } from '../recruitment/tables';
import { registrationTables } from '../registration/tables';
import { rewardTables } from '../rewards/tables';
import { securityTables } from '../security/tables';
import { serverStatusTables } from '../server-status/tables';
import { sessionTables } from '../session/tables';
import { uploadTables } from '../uploads/tables';
import {
  boolean,
  integer,
  language,
  nobodysTable,
  oneOf,
  personalTable,
  serial,
  text,
  texts,
  timestamp,
  uuid,
} from './table';
import type { RowTypes } from './table';

const players = personalTable(
  { rows: ({ id }) => sql<boolean>`id = ${id}`, onErasure: 'anonymize' },
  {
    id: uuid().primaryKey().shown(),
    email: text().shown(),
    /** Null if no password is set, as for a ghost. */
    password_hash: text().orNull().held('secret'),
    /** Unique, ignoring case. Empty for a ghost. */
    display_name: text().shown(),
    first_name: text().shown(),
    last_name: text().shown(),
    username: text().shown(),
    community_id: text().shown(),
    joined_at: timestamp().shown(),
    referrer: text().shown(),
    privacy_policy_agreement: boolean().shown(),
    language: language().shown(),
    /** A ghost is a buyer who has not signed up yet and has no password or name. An erased account has no owner. */
    status: oneOf('active', 'unconfirmed', 'suspended', 'ghost', 'erased').shown(),
    /** Whether only an emailed link turns the ghost into an account; see `discardSignUp`. */
    signs_up_by_link: boolean().defaultTo('false').shown(),
    /** TOTP secret in Base32; null if two-factor authentication is off. */
    mfa_secret: text().orNull().held('secret'),
    /** Last 30-second step whose code was accepted. No code is accepted twice. */
    mfa_last_step: integer().orNull().held('internal'),
    /** When two-factor authentication was turned on; null if it is off. */
    two_factor_since: timestamp().orNull().shown(),
    /** Roles except Subscriber, which is derived from the game time. */
    roles: texts().shown(),
    ownership: texts().shown(),
    has_mydu_access: boolean().shown(),
    steam_id: text().orNull().shown(),
    /** Months that were bought together with the game in the store; 0 if there are none. */
    steam_months: integer().shown(),
    steam_claimed_at: timestamp().orNull().shown(),
    pending_email: text().orNull().shown(),
    game_time_end: timestamp().orNull().shown(),
    // Profile columns of a player.
    address_street: text().defaultTo("''").shown(),
    address_city: text().defaultTo("''").shown(),
    address_postcode: text().defaultTo("''").shown(),
    address_state: text().defaultTo("''").shown(),
    /** ISO 3166-1 alpha-2; empty if unknown. */
    address_country: text().defaultTo("''").shown(),
    /** When the pending change expires; see `pendingEmailOf`. */
    pending_email_until: timestamp().orNull().shown(),
    // Columns that describe a player's pending deletion; null if none is pending.
    deletion_requested_at: timestamp().orNull().shown(),
    deletion_due_at: timestamp().orNull().shown(),
    /** Hash of the key in the link that cancels the deletion. */
    deletion_key_hash: text().unique().orNull().held('key'),
    // Columns that describe a password reset that turns two-factor off after a wait; null if none waits.
    waiting_password_hash: text().orNull().held('secret'),
    reset_due_at: timestamp().orNull().shown(),
    /** Hash of the key in the link that stops the reset. It stays, so that the link responds the same again. */
    stop_reset_key_hash: text().unique().orNull().held('key'),
    // Player columns for linked accounts. Each external account is linked to at most one player.
    /** Unique, like `steam_id`; null if no account is linked. */
    discord_id: text().orNull().shown(),
    discord_name: text().orNull().shown(),
    /** Four digits; "0" or empty for a name in Discord's current format. */
    discord_discriminator: text().orNull().shown(),
    discord_linked_at: timestamp().orNull().shown(),
    /** Purchase date of the unclaimed months; null if there is no refund period. */
    steam_bought_at: timestamp().orNull().shown(),
    steam_linked_at: timestamp().orNull().shown(),
    // Player columns for uploads.
    can_upload_assets: boolean().defaultTo('false').shown(),
  },
  {
    statements: [
      'create unique index players_email on players (lower(email))',
      "create unique index players_display_name on players (lower(display_name)) where display_name <> ''",
      'create index players_deletion on players (deletion_due_at) where deletion_due_at is not null',
      'create index players_reset on players (reset_due_at) where reset_due_at is not null',
      'create unique index players_discord_id on players (discord_id)',
      'create unique index players_steam_id on players (steam_id)',
    ],
  },
);

const byRecipient = byEmail('emails.recipient', 'emails.sent_at');
const bySender = byEmail('emails.reply_to', 'emails.sent_at');

const emails = personalTable(
  {
    // Includes messages that the player has sent to the company.
    rows: (player) => sql<boolean>`(${byRecipient(player)} or ${bySender(player)})`,
    onErasure: 'delete',
  },
  {
    id: serial().primaryKey().shown(),
    recipient: text().shown(),
    language: language().shown(),
    subject: text().shown(),
    html: text().held('key'),
    text: text().held('key'),
    sent_at: timestamp().shown(),
    /** True until the mail server has accepted or rejected the email. Always false without a mail server. */
    is_queued: boolean().defaultTo('false').held('internal'),
    /** Null for emails without a subscription. */
    unsubscribe_link: text().orNull().held('key'),
    /** Address that replies are sent to; null for the sender's address. */
    reply_to: text().orNull().shown(),
    /** Time from which a queued email is not sent anymore; null if it does not expire. */
    expires_at: timestamp().orNull().held('internal'),
  },
  { statements: ['create index emails_queued on emails (lower(recipient), id) where is_queued'] },
);

const health_checks = nobodysTable('contains only when the sandbox last wrote to its database', {
  id: integer().primaryKey(),
  checked_at: timestamp(),
});

/** All tables, in the order of data exports and erasure. A table whose rows are selected by another table comes first. */
export const tables = {
  ...uploadTables,
  ...blueprintTables,
  ...commerceTables,
  ...billingTables,
  ...declarationTables,
  ...productTables,
  ...sessionTables,
  ...deviceTables,
  ...downloadTables,
  ...securityTables,
  ...profileTables,
  players,
  ...registrationTables,
  ...linkedAccountTables,
  ...recruitmentTables,
  ...contestTables,
  ...rewardTables,
  ...couponTables,
  emails,
  ...pressTables,
  ...helpTables,
  ...mailingTables,
  ...serverStatusTables,
  health_checks,
  ...emailHistoryTables,
};

export type Tables = RowTypes<typeof tables>;

export type Player = Selectable<Tables['players']>;
export type NewPlayer = Insertable<Tables['players']>;
export type Declaration = Selectable<Tables['declarations']>;
export type RedemptionCode = Selectable<Tables['redemption_codes']>;
