import type { Language } from '#domain/language/Locale';
import type { BackerRewards } from '#domain/rewards/BackerRewards';
import { addMonths } from '#domain/products/gameTime';
import type { GameTimeSource } from '#domain/products/gameTimeTimeline';
import { newPlayerDetails, type PlayerDetails } from '#domain/session/Player';
import { fewFakeBlueprints, manyFakeBlueprints, type FakeBlueprintState } from './blueprints';
import { seedBetaKeys, type FakeBetaKeys, type FakeCode } from './betaKeys';
import { fakeStoreId, type FakePurchase } from './externalAccounts';
import { withSampleDacs, type FakeCoupons } from './coupons';
import type { FakePasskey } from './passkeys';
import { sampleUploads, type FakeUploads } from './pictures';
import type { FakeSession } from './sessions';
import { payerKeys, samplePayers, type PayerKey, type SamplePayer } from '#samples/payers';
import { fakeBilling, type FakeOrder, type FakeSubscription } from './billing';
import { sampleCodes, samplePassword, sampleTwoFactorSecret } from '#samples/accounts';
import { sampleRewards } from '#samples/rewards';

/** Details that the fake API can change. Excludes `mfaEnabled`, which is derived from `twoFactorSecret`. */
type FakeDetails = { -readonly [Name in keyof Omit<PlayerDetails, 'mfaEnabled'>]: PlayerDetails[Name] };

/** A change of the end of game time. Timestamps are ISO 8601. */
interface FakeGameTimeChange {
  readonly date: string;
  readonly source: GameTimeSource;
  readonly from: string;
  readonly until: string;
}

/** A player of the fake back end. Dates are ISO 8601 strings, so that the state can be stored as JSON. */
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
  /** New email address that must be confirmed before `pendingUntil`. */
  pendingEmail?: string;
  pendingUntil?: string;
  /** When the pending change was requested for the first time. */
  pendingSince?: string;
  language: Language;
  /** All roles except Subscriber, which is derived from the game time. */
  readonly roles: readonly string[];
  /** Base32 secret of the second factor. Undefined when two-factor authentication is off. */
  twoFactorSecret?: string;
  /** When the second factor was turned on. */
  twoFactorSince?: string;
  /** Time step of the last accepted code. Each code is accepted once. */
  twoFactorLastStep?: number;
  twoFactorSetup?: { readonly seed: string; readonly expiresAt: string };
  recoveryCodes?: { readonly unused: readonly string[]; readonly createdAt: string };
  recoveryCodesMade?: number;
  isConfirmed: boolean;
  /** True if the player bought without an account or has no password yet. Only an emailed link allows registration. */
  isGhost?: boolean;
  /** True for a ghost whose registration was discarded: only an emailed link allows another one. */
  signsUpByLink?: boolean;
  readonly isSuspended: boolean;
  gameTimeEnd?: string;
  /** Oldest first. */
  gameTimeChanges?: readonly FakeGameTimeChange[];
  /** Undefined in state stored by an older version. */
  readonly subscriptions?: FakeSubscription[];
  readonly orders: FakeOrder[];
  /** Query string of the player's first visit. */
  acquisition?: string;
  claimableMonths?: number;
  backerRewards?: BackerRewards;
  blueprints?: FakeBlueprintState;
  sessions?: FakeSession[];
  passkeys?: FakePasskey[];
  coupons?: FakeCoupons;
  deletion?: FakeDeletion;
  /** Password reset that waits until `passwordResetDueAt`. */
  waitingPassword?: string;
  /** Uploaded pictures. Undefined if the player may not upload any. */
  uploads?: FakeUploads;
  /** Selected email interests. */
  emailInterests?: readonly string[];
  betaKeys?: FakeBetaKeys;
  /** Grants of external sites that this player has used. */
  usedGrants?: readonly string[];
  /** When the accounts of other sites were linked. */
  discordLinkedAt?: string;
  storeLinkedAt?: string;
  /** Purchase date of the claimable months. Undefined when there is no refund period. */
  storeBoughtAt?: string;
  /** Unclaimed purchases of unlinked store accounts, by store account id. */
  storesLeft?: Readonly<Record<string, FakePurchase>>;
  recruiterId?: string;
  /** True for players who joined recently. */
  isRecruitable?: boolean;
  isInContest?: boolean;
}

/** Pending deletion of an account. */
export interface FakeDeletion {
  readonly requestedAt: string;
  readonly dueAt: string;
}

/** Sample accounts that demos can switch to and tests can sign in with. */
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
  // Created for each player, because orders are added to the array.
  orders: [],
  ...more,
});

const endingSubscription = (now: Date, id: string): Pick<FakePerson, 'gameTimeEnd' | 'subscriptions'> => ({
  gameTimeEnd: hoursAfter(now, 20),
  subscriptions: [
    {
      id,
      productName: 'Subscriber',
      createdAt: monthsAfter(now, -1),
      nextCharge: hoursAfter(now, 20),
      status: 'non-renewing',
      provider: 'card',
    },
  ],
});

/** Id of a player who has recruited some of the other players. */
const subscriberId = '00000000-0000-4000-8000-000000000002';

/** @param now base of the relative sample dates */
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
    blueprints: fewFakeBlueprints(),
    betaKeys: seedBetaKeys(now, 2),
    gameTimeEnd: monthsAfter(now, 3),
    subscriptions: [
      {
        id: 'subscription-2',
        productName: 'Subscriber',
        createdAt: monthsAfter(now, -3),
        nextCharge: monthsAfter(now, 3),
        status: 'active',
        provider: 'card',
      },
    ],
    orders: [
      {
        id: 'order-2',
        status: 2,
        paidAt: monthsAfter(now, -3),
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
    blueprints: manyFakeBlueprints(),
    uploads: sampleUploads(now, 'backer', 1, 2),
  }),
  steam: person(4, 'Store-Ines', {
    email: 'steam@farstead.test',
    firstName: 'Ines',
    lastName: 'Barros',
    ownership: ['steam'],
    steamId: fakeStoreId('owner', 'Store-Ines'),
    gameTimeEnd: monthsAfter(now, -1),
    claimableMonths: 3,
  }),
  expired: person(5, 'Expired-Wei', {
    recruiterId: subscriberId,
    email: 'expired@farstead.test',
    firstName: 'Wei',
    lastName: 'Sun',
    gameTimeEnd: monthsAfter(now, -1),
  }),
  twoFactor: person(6, 'Guarded-Ada', {
    recruiterId: subscriberId,
    email: 'twofactor@farstead.test',
    twoFactorSecret: sampleTwoFactorSecret,
    gameTimeEnd: monthsAfter(now, 1),
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

/** Default values of the fields that are unknown for a ghost. */
export const ghostDefaults = {
  password: '',
  displayName: '',
  firstName: '',
  lastName: '',
  isConfirmed: false,
  isGhost: true,
} as const satisfies Partial<FakePerson>;

export const seedGhost = (): FakePerson => person(9, 'Ghost', ghostDefaults);

/** Creates a newly registered player. */
export const registeredPerson = (number: number, more: Partial<FakePerson>): FakePerson =>
  person(1000 + number, 'Registered', more);

export const seedCodes = (now: Date): readonly FakeCode[] =>
  sampleCodes.map(({ code, months, state }, index) => ({
    id: `00000000-0000-4000-9000-${String(index + 1).padStart(12, '0')}`,
    code,
    months,
    product: 'Game time',
    ...(state === 'used' && { usedBy: 'somebody-else' }),
    ...(state === 'expired' && { expiresAt: monthsAfter(now, -1) }),
    ...(state === 'reserved' && { reservedFor: 'somebody-else' }),
  }));

/** Returns an ISO 8601 timestamp. */
export const hoursAfter = (now: Date, hours: number): string =>
  new Date(now.getTime() + hours * 3_600_000).toISOString();

export const monthsAfter = (from: Date, months: number): string => addMonths(from, months).toISOString();
