import type { Language } from '../../../domain/language/Locale';
import type { BackerRewards } from '../../../domain/rewards/BackerRewards';
import { addMonths } from '../../../domain/entitlements/gameTime';
import { newPlayerDetails, type PlayerDetails } from '../../../domain/session/Player';
import { fewWorks, manyWorks, type FakeBlueprints } from './blueprints';
import { seedBetaKeys, type FakeBetaKeys, type FakeCode } from './betaKeys';
import { fakeStoreId, type FakePurchase } from './outsideAccounts';
import { withSampleDacs, type FakeCoupons } from './coupons';
import type { FakePasskey } from './passkeys';
import { sampleUploads, type FakeUploads } from './pictures';
import type { FakeSession } from './sessions';
import { payerKeys, samplePayers, type PayerKey, type SamplePayer } from '../../../samples/payers';
import { fakeBilling, type FakeOrder, type FakeSubscription } from './billing';
import { sampleCodes, samplePassword, sampleTwoFactorSecret } from '../../../samples/accounts';
import { sampleRewards } from '../../../samples/rewards';

/** Fields that the fake API changes. `mfaEnabled` is derived from the secret. */
type FakeDetails = { -readonly [Name in keyof Omit<PlayerDetails, 'mfaEnabled'>]: PlayerDetails[Name] };

/** A player of the fake world. Dates are ISO 8601 texts, so that the world can be stored as JSON. */
export interface FakePerson extends FakeDetails {
  readonly id: string;
  email: string;
  password: string;
  displayName: string;
  addressStreet: string;
  addressCity: string;
  addressPostcode: string;
  addressState: string;
  addressCountry: string;
  /** A new address that waits for its confirmation until then. */
  pendingEmail?: string;
  pendingUntil?: string;
  language: Language;
  /** All roles except Subscriber, which is derived from the game time. */
  readonly roles: readonly string[];
  /** Base32 secret of the second factor; absent when it is off. */
  twoFactorSecret?: string;
  /** Of the last accepted code: each is accepted once. */
  twoFactorLastStep?: number;
  twoFactorSetup?: { readonly seed: string; readonly expiresAt: string };
  recoveryCodes?: { readonly unused: readonly string[]; readonly createdAt: string };
  recoveryCodesMade?: number;
  isConfirmed: boolean;
  /** Buys without an account, or has no password yet: only the link of an email lets them register. */
  isGhost?: boolean;
  readonly isSuspended: boolean;
  gameTimeEnd?: string;
  /** Absent in a world that an older version stored. */
  readonly subscriptions?: FakeSubscription[];
  readonly orders: FakeOrder[];
  /** The query string of the first visit. */
  acquisition?: string;
  claimableMonths?: number;
  backerRewards?: BackerRewards;
  blueprints?: FakeBlueprints;
  sessions?: FakeSession[];
  passkeys?: FakePasskey[];
  coupons?: FakeCoupons;
  deletion?: FakeDeletion;
  /** Without it the player may not upload pictures. */
  uploads?: FakeUploads;
  /** What the email preferences are. */
  emailInterests?: readonly string[];
  betaKeys?: FakeBetaKeys;
  /** What outside pages gave and this person has used. */
  usedGrants?: readonly string[];
  /** The purchase of the claimable months; absent when there is no refund period. */
  storeBoughtAt?: string;
  /** What is left in store accounts that were unlinked, by their ids. */
  storesLeft?: Readonly<Record<string, FakePurchase>>;
  recruiterId?: string;
  /** Has joined not long ago. */
  isRecruitable?: boolean;
  isInContest?: boolean;
}

/** Of an account that waits for it. */
export interface FakeDeletion {
  readonly requestedAt: string;
  readonly dueAt: string;
}

/** The people that demos switch between and tests sign in as. */
export type PersonKey =
  | 'new'
  | 'subscriber'
  | 'backer'
  | 'steam'
  | 'expired'
  | 'twoFactor'
  | 'unconfirmed'
  | 'suspended'
  | 'ending'
  | 'veteran'
  | PayerKey;

const { mfaEnabled: _mfaEnabled, ...newDetails } = newPlayerDetails;

const person = (id: number, name: string, more: Partial<FakePerson>): FakePerson => ({
  ...newDetails,
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  email: `${name.toLowerCase()}@farstead.test`,
  password: samplePassword,
  displayName: name,
  firstName: 'Ada',
  lastName: 'Verne',
  addressStreet: '',
  addressCity: '',
  addressPostcode: '',
  addressState: '',
  addressCountry: '',
  language: 'en',
  roles: [],
  isConfirmed: true,
  isSuspended: false,
  // A new array for each person: orders are added to it.
  orders: [],
  ...more,
});

const endingSubscription = (now: Date, id: string): Pick<FakePerson, 'gameTimeEnd' | 'subscriptions'> => ({
  gameTimeEnd: inHours(now, 20),
  subscriptions: [
    {
      id,
      productName: 'Subscriber',
      createdAt: inMonths(now, -1),
      nextCharge: inHours(now, 20),
      status: 'non-renewing',
      provider: 'card',
    },
  ],
});

/** Has recruited some of the others. */
const subscriberId = '00000000-0000-4000-8000-000000000002';

/** @param now the day that the dates of the world are relative to */
export const seedPeople = (now: Date): Record<PersonKey, FakePerson> => withSampleDacs(peopleAt(now), now);

const peopleAt = (now: Date): Record<PersonKey, FakePerson> => ({
  new: person(1, 'New-Pilot', { email: 'new@farstead.test', isRecruitable: true }),
  subscriber: person(2, 'Subscriber-Mireille', {
    email: 'subscriber@farstead.test',
    firstName: 'Mireille',
    lastName: 'Castan',
    addressStreet: '12 rue des Forges',
    addressCity: 'Lyon',
    addressPostcode: '69002',
    addressCountry: 'FR',
    emailInterests: ['newsletter', 'game-time'],
    blueprints: fewWorks(),
    betaKeys: seedBetaKeys(now, 2),
    gameTimeEnd: inMonths(now, 3),
    subscriptions: [
      {
        id: 'subscription-2',
        productName: 'Subscriber',
        createdAt: inMonths(now, -3),
        nextCharge: inMonths(now, 3),
        status: 'active',
        provider: 'card',
      },
    ],
    orders: [
      {
        id: 'order-2',
        status: 2,
        paidAt: inMonths(now, -3),
        productName: '6 months',
        months: 6,
        price: 59.99,
        currency: 'EUR',
      },
    ],
  }),
  backer: person(3, 'Backer-Jonas', {
    email: 'backer@farstead.test',
    firstName: 'Jonas',
    lastName: 'Rehberg',
    roles: ['AlphaAccess', 'LifetimeSubscriber'],
    hasMyDUAccess: true,
    backerRewards: sampleRewards,
    blueprints: manyWorks(),
    uploads: sampleUploads(now, 'backer', 1, 2),
  }),
  steam: person(4, 'Store-Ines', {
    email: 'steam@farstead.test',
    firstName: 'Ines',
    lastName: 'Barros',
    ownership: ['steam'],
    steamId: fakeStoreId('owner', 'Store-Ines'),
    gameTimeEnd: inMonths(now, -1),
    claimableMonths: 3,
  }),
  expired: person(5, 'Expired-Wei', {
    recruiterId: subscriberId,
    email: 'expired@farstead.test',
    firstName: 'Wei',
    lastName: 'Sun',
    gameTimeEnd: inMonths(now, -1),
  }),
  twoFactor: person(6, 'Guarded-Ada', {
    recruiterId: subscriberId,
    email: 'twofactor@farstead.test',
    twoFactorSecret: sampleTwoFactorSecret,
    gameTimeEnd: inMonths(now, 1),
  }),
  unconfirmed: person(7, 'Waiting-Tom', { email: 'unconfirmed@farstead.test', isConfirmed: false }),
  suspended: person(8, 'Suspended-Kim', { email: 'suspended@farstead.test', isSuspended: true }),
  ending: person(10, 'Ending-Lior', {
    recruiterId: subscriberId,
    email: 'ending@farstead.test',
    firstName: 'Lior',
    lastName: 'Amsel',
    ...endingSubscription(now, 'subscription-10'),
  }),
  veteran: person(15, 'Veteran-Sanna', {
    email: 'veteran@farstead.test',
    firstName: 'Sanna',
    lastName: 'Holm',
    roles: ['AlphaAccess', 'BetaAccess'],
    ownership: ['steam'],
    steamId: fakeStoreId('owner', 'Veteran-Sanna'),
    hasMyDUAccess: true,
    claimableMonths: 2,
    backerRewards: sampleRewards,
    betaKeys: seedBetaKeys(now, 15),
    uploads: sampleUploads(now, 'veteran', 3, 6),
    ...endingSubscription(now, 'subscription-15'),
  }),
  ...seedPayers(now),
});

const seedPayers = (now: Date): Record<PayerKey, FakePerson> => {
  const payers = samplePayers(now);
  const entries = payerKeys.map((key, index) => [key, fakePayer(21 + index, payers[key])] as const);
  return Object.fromEntries(entries) as Record<PayerKey, FakePerson>;
};

const fakePayer = (
  id: number,
  { name, displayName, firstName, lastName, ...payer }: SamplePayer,
): FakePerson =>
  person(id, displayName, {
    email: `${name}@farstead.test`,
    firstName,
    lastName,
    ownership: [...payer.ownership],
    ...(payer.ownership.includes('steam') && { steamId: fakeStoreId('owner', displayName) }),
    gameTimeEnd: payer.gameTimeEnd.toISOString(),
    ...fakeBilling(payer),
  });

export const fakeGhostKey = 'demo-ghost-key';

/** The unknown fields of a ghost buyer. */
export const nobody = {
  password: '',
  displayName: '',
  firstName: '',
  lastName: '',
  isConfirmed: false,
  isGhost: true,
} as const satisfies Partial<FakePerson>;

export const seedGhost = (): FakePerson => person(9, 'Ghost', nobody);

/** A person who has just registered. */
export const registeredPerson = (number: number, more: Partial<FakePerson>): FakePerson =>
  person(1000 + number, 'Registered', more);

export const seedCodes = (now: Date): readonly FakeCode[] =>
  sampleCodes.map(({ code, months, state }, index) => ({
    id: `00000000-0000-4000-9000-${String(index + 1).padStart(12, '0')}`,
    code,
    months,
    product: 'Game time',
    ...(state === 'used' && { usedBy: 'somebody-else' }),
    ...(state === 'expired' && { expiresAt: inMonths(now, -1) }),
    ...(state === 'reserved' && { reservedFor: 'somebody-else' }),
  }));

/** ISO 8601, as the world stores it. */
export const inHours = (now: Date, hours: number): string =>
  new Date(now.getTime() + hours * 3_600_000).toISOString();

export const inMonths = (from: Date, months: number): string => addMonths(from, months).toISOString();
