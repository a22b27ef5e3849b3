import { addMonths } from '#domain/products/gameTime';
import { sampleCodes, samplePassword, sampleTwoFactorSecret, type SampleCode } from '#samples/accounts';
import { productOfMonths } from '#samples/catalog';
import { sampleRewards } from '#samples/rewards';
import { payerKeys, samplePayers } from '#samples/payers';
import { seedBlueprints } from './blueprints/seeds';
import { seedBetaKeys } from './beta-keys/seeds';
import { seedPayer } from './billing/seeds';
import { seedCoupons } from './coupons/seeds';
import type { Clock } from './platform/clock';
import type { Database } from './platform/database';
import { emailLinkPath } from './platform/emailLink';
import { fingerprint } from './platform/random';
import type { NewPlayer } from './platform/tables';
import { newPlayerDefaults } from './profile/players';
import { seedRecruits } from './recruitment/seeds';
import { seedPictures } from './uploads/samples';
import { rowOf } from './rewards/backerRewards';
import { expiringSubscribers, seedExpiringSubscriber } from './expiringSubscribers';
import { hashPassword } from './session/passwords';

const forgetfulSecret = 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU';

interface Person {
  readonly purpose: string;
  readonly row: Omit<NewPlayer, 'password_hash'>;
  /** Path of the page to open for an account that cannot sign in. */
  readonly path?: string;
}

type Traits = Partial<Person['row']> & Pick<Person['row'], 'display_name' | 'first_name' | 'last_name'>;

const id = (n: number): string => `5eed0000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const ghost = 11;
/** Fixed, so that the link is the same on every machine. */
const ghostKey = 'farstead-ghost-signup-key-0000000000000001';

const joined = new Date('2026-01-15T09:00:00.000Z');

const person = (n: number, name: string, purpose: string, traits: Traits): Person => ({
  purpose,
  row: {
    id: id(n),
    email: `${name}@farstead.test`,
    username: name,
    community_id: `community-${n}`,
    joined_at: joined,
    referrer: '',
    privacy_policy_agreement: true,
    language: 'en',
    status: 'active',
    ...newPlayerDefaults,
    ...traits,
  },
});

const people = (now: Date): Person[] => [
  person(1, 'new', 'no game time', { display_name: 'Mira-Vance', first_name: 'Mira', last_name: 'Vance' }),
  person(
    2,
    'subscriber',
    'subscription, three months ahead to take myDU for, beta keys, three recruits, six blueprints and two organizations, French',
    {
      display_name: 'Solene-Arc',
      first_name: 'Solène',
      last_name: 'Arcand',
      language: 'fr',
      game_time_end: addMonths(now, 3),
    },
  ),
  person(
    3,
    'backer',
    'lifetime subscriber, alpha and MyDU access, backer rewards, pictures, 300 blueprints, German',
    {
      display_name: 'Jonas-Falk',
      first_name: 'Jonas',
      last_name: 'Falk',
      language: 'de',
      roles: ['LifetimeSubscriber', 'AlphaAccess'],
      has_mydu_access: true,
    },
  ),
  person(4, 'steam', 'store owner with game time to claim, who buys through the store', {
    display_name: 'Tamsin-Reed',
    first_name: 'Tamsin',
    last_name: 'Reed',
    ownership: ['steam'],
    steam_id: '76561198000000004',
    steam_months: 3,
  }),
  person(5, 'expired', 'game time ended a month ago: invited back', {
    display_name: 'Orrin-Pell',
    first_name: 'Orrin',
    last_name: 'Pell',
    game_time_end: addMonths(now, -1),
  }),
  person(6, 'twofactor', 'two-factor on', {
    display_name: 'Ivo-Kestrel',
    first_name: 'Ivo',
    last_name: 'Kestrel',
    mfa_secret: sampleTwoFactorSecret,
    game_time_end: addMonths(now, 1),
  }),
  person(7, 'unconfirmed', 'not confirmed: code 109', {
    display_name: 'Petra-Lund',
    first_name: 'Petra',
    last_name: 'Lund',
    status: 'unconfirmed',
  }),
  person(8, 'suspended', 'suspended: code 110', {
    display_name: 'Rook-Adair',
    first_name: 'Rook',
    last_name: 'Adair',
    status: 'suspended',
  }),
  person(9, 'forgetful', 'to choose a new password', {
    display_name: 'Nell-Okoro',
    first_name: 'Nell',
    last_name: 'Okoro',
  }),
  person(10, 'forgetful-twofactor', 'to choose a new password, two-factor on', {
    display_name: 'Bram-Osei',
    first_name: 'Bram',
    last_name: 'Osei',
    mfa_secret: forgetfulSecret,
  }),
  ...expiringSubscribers(now).map(({ number, name, purpose, traits }) =>
    person(number, name, purpose, traits),
  ),
  {
    ...person(ghost, 'ghost', 'an email address without an account', {
      display_name: '',
      first_name: '',
      last_name: '',
      username: '',
      status: 'ghost',
    }),
    path: emailLinkPath('signup', 'en', { key: ghostKey }),
  },
  ...payers(now).map(({ id: n, payer }) =>
    person(n, payer.name, payer.purpose, {
      display_name: payer.displayName,
      first_name: payer.firstName,
      last_name: payer.lastName,
      ownership: [...payer.ownership],
      steam_id: payer.ownership.includes('steam') ? `765611980000000${n}` : null,
      game_time_end: payer.gameTimeEnd,
    }),
  ),
];

const payers = (now: Date) => {
  const all = samplePayers(now);
  return payerKeys.map((key, index) => ({ id: 21 + index, payer: all[key] }));
};

const keyId = (n: number): string => `c0de0000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;

export interface SeedCode extends SampleCode {
  readonly id: string;
}

const keyNumber = ({ state, months }: SampleCode): number =>
  ({ fresh: months, used: 90, expired: 91, reserved: 92 })[state];

/** Codes that can be redeemed without a second account. */
export const seedCodes: readonly SeedCode[] = sampleCodes
  .filter(({ state }) => state !== 'reserved')
  .map((sample) => ({ ...sample, id: keyId(keyNumber(sample)) }));

const orders = (now: Date) =>
  [
    { id: '0bde0000-0000-4000-8000-000000000001', status: 2, created_at: addMonths(now, -1) },
    { id: '5c21e7a4-0000-4000-8000-000000000002', status: 1, created_at: addMonths(now, -2) },
  ].map(({ id: orderId, status, created_at }) => ({
    id: orderId,
    player_id: id(2),
    status,
    created_at,
    paid_at: status === 2 ? created_at : null,
    external_subscription_id: status === 2 ? 4001 : null,
    price_cents: 2999,
    shipping_cents: 0,
    currency: 'EUR',
  }));

const dacPeople = { new: 1, subscriber: 2, backer: 3, expired: 5 } as const;

/** Adds the seed data that is missing. Codes that have been used stay used. */
export const seed = async (db: Database, clock: Clock): Promise<void> => {
  const now = clock.now();
  const password_hash = await hashPassword(samplePassword);
  await db
    .insertInto('players')
    .values(
      people(now).map(({ row }) => ({
        ...row,
        password_hash: row.status === 'ghost' ? null : password_hash,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('activation_keys')
    .values({ key_hash: fingerprint(ghostKey), player_id: id(ghost), expires_at: addMonths(now, 12) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('redemption_codes')
    .values(
      seedCodes.map(({ id: code_id, code, months, state }) => ({
        id: code_id,
        code,
        months,
        product: productOfMonths(months),
        expires_at: state === 'expired' ? addMonths(now, -1) : null,
        reserved_for: null,
        used_by: state === 'used' ? id(2) : null,
        used_at: state === 'used' ? addMonths(now, -1) : null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('backer_rewards')
    .values(rowOf(id(3), sampleRewards))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const owner of [id(2), id(30)]) await seedBetaKeys(db, owner, id(6), now);
  const seededOrders = orders(now);
  await db
    .insertInto('orders')
    .values(seededOrders)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('order_lines')
    .values(
      seededOrders.map((order) => ({
        order_id: order.id,
        position: 1,
        product_id: 'gametime-3',
        name: productOfMonths(3),
        quantity: 1,
        game_time: 3,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('subscriptions')
    .values([
      {
        id: 4001,
        player_id: id(2),
        created_at: addMonths(now, -1),
        next_charge_at: addMonths(now, 3),
        status: 0,
        payment_provider: 0,
        provider_subscription_id: 'sandbox-4001',
        product_name: productOfMonths(3),
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const { number, hasRewards } of expiringSubscribers(now))
    await seedExpiringSubscriber(db, id(number), number, hasRewards, now);
  await seedPictures(db, id(3), { pending: 1, approved: 2 }, now);
  await seedPictures(db, id(30), { pending: 3, approved: 6 }, now);
  for (const { id: n, payer } of payers(now)) await seedPayer(db, id(n), payer);
  await seedRecruits(db, id(2), [id(5), id(6), id(21)], now);
  await seedBlueprints(db, { few: id(2), many: id(3), creators: { other: id(5), generous: id(9) } }, now);
  await seedCoupons(db, (name) => id(dacPeople[name]), now);
};

export interface SeededPerson {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly purpose: string;
  readonly totpSecret: string | undefined;
  /** Path of the page to open for an account that cannot sign in. */
  readonly path: string | undefined;
}

export const seededPeople = (): SeededPerson[] =>
  people(new Date(0)).map(({ purpose, row, path }) => ({
    email: row.email,
    password: samplePassword,
    displayName: row.display_name,
    purpose,
    totpSecret: row.mfa_secret ?? undefined,
    path,
  }));
