import type { SubscriptionStatus } from '../../../domain/billing/Subscription';
import type { Language } from '../../../domain/language/Locale';
import { newPlayerDetails, type PlayerDetails } from '../../../domain/session/Player';

/** Fields that the fake API changes. `mfaEnabled` is derived from the secret. */
type FakeDetails = { -readonly [Name in keyof Omit<PlayerDetails, 'mfaEnabled'>]: PlayerDetails[Name] };

/** A player of the fake world. Dates are ISO 8601 texts, so that the world can be stored as JSON. */
export interface FakePerson extends FakeDetails {
  readonly id: string;
  readonly email: string;
  password: string;
  displayName: string;
  language: Language;
  /** All roles except Subscriber, which is derived from the game time. */
  readonly roles: readonly string[];
  /** Base32 secret of the second factor; absent when it is off. */
  twoFactorSecret?: string;
  isConfirmed: boolean;
  /** Buys without an account, or has no password yet: only the link of an email lets them register. */
  isGhost?: boolean;
  readonly isSuspended: boolean;
  gameTimeEnd?: string;
  readonly subscription?: FakeSubscription;
  readonly orders: FakeOrder[];
  /** The query string of the first visit. */
  acquisition?: string;
  claimableMonths?: number;
}

export interface FakeSubscription {
  readonly id: string;
  readonly productName: string;
  readonly createdAt: string;
  readonly nextCharge?: string;
  readonly end?: string;
  readonly status: SubscriptionStatus;
  readonly provider: 'card' | 'store';
}

export interface FakeOrder {
  readonly id: string;
  readonly status: number;
  readonly paidAt?: string;
  readonly productName: string;
  readonly months: number;
  readonly price: number;
  readonly currency: string;
}

export interface FakeCode {
  readonly id: string;
  readonly code: string;
  readonly months: number;
  readonly product: string;
  readonly expiresAt?: string;
  readonly reservedFor?: string;
  usedBy?: string;
}

export const fakePassword = 'Farstead-2026!';

export const fakeTwoFactorSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The people that demos switch between and tests sign in as. */
export const personKeys = [
  'new',
  'subscriber',
  'backer',
  'steam',
  'expired',
  'twoFactor',
  'unconfirmed',
  'suspended',
] as const;

export type PersonKey = (typeof personKeys)[number];

const { mfaEnabled: _mfaEnabled, ...newDetails } = newPlayerDetails;

const person = (id: number, name: string, more: Partial<FakePerson>): FakePerson => ({
  ...newDetails,
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  email: `${name.toLowerCase()}@farstead.test`,
  password: fakePassword,
  displayName: name,
  firstName: 'Ada',
  lastName: 'Verne',
  language: 'en',
  roles: [],
  isConfirmed: true,
  isSuspended: false,
  // A new array for each person: orders are added to it.
  orders: [],
  ...more,
});

/** @param now the day that the dates of the world are relative to */
export const seedPeople = (now: Date): Record<PersonKey, FakePerson> => ({
  new: person(1, 'New-Pilot', { email: 'new@farstead.test' }),
  subscriber: person(2, 'Subscriber-Mireille', {
    email: 'subscriber@farstead.test',
    firstName: 'Mireille',
    lastName: 'Castan',
    gameTimeEnd: inMonths(now, 3),
    subscription: {
      id: 'subscription-2',
      productName: 'Subscriber',
      createdAt: inMonths(now, -3),
      nextCharge: inMonths(now, 3),
      status: 'active',
      provider: 'card',
    },
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
  }),
  steam: person(4, 'Store-Ines', {
    email: 'steam@farstead.test',
    firstName: 'Ines',
    lastName: 'Barros',
    ownership: ['steam'],
    gameTimeEnd: inMonths(now, -1),
    claimableMonths: 3,
  }),
  expired: person(5, 'Expired-Wei', {
    email: 'expired@farstead.test',
    firstName: 'Wei',
    lastName: 'Sun',
    gameTimeEnd: inMonths(now, -1),
  }),
  twoFactor: person(6, 'Guarded-Ada', {
    email: 'twofactor@farstead.test',
    twoFactorSecret: fakeTwoFactorSecret,
    gameTimeEnd: inMonths(now, 1),
  }),
  unconfirmed: person(7, 'Waiting-Tom', { email: 'unconfirmed@farstead.test', isConfirmed: false }),
  suspended: person(8, 'Suspended-Kim', { email: 'suspended@farstead.test', isSuspended: true }),
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

const code = (id: number, text: string, months: number, more: Partial<FakeCode> = {}): FakeCode => ({
  id: `00000000-0000-4000-9000-${String(id).padStart(12, '0')}`,
  code: text,
  months,
  product: 'Game time',
  ...more,
});

export const seedCodes = (now: Date): readonly FakeCode[] => [
  code(1, 'FARSTEAD00011MTH', 1),
  code(2, 'FARSTEAD00033MTH', 3),
  code(3, 'FARSTEAD00066MTH', 6),
  code(4, 'FARSTEAD0012YEAR', 12),
  code(5, 'FARSTEAD0000USED', 1, { usedBy: 'somebody-else' }),
  code(6, 'FARSTEAD0000LATE', 1, { expiresAt: inMonths(now, -1) }),
  code(7, 'FARSTEAD0000MINE', 1, { reservedFor: 'somebody-else' }),
];

/** Adds calendar months; where the month is shorter, its last day. */
export const inMonths = (from: Date, months: number): string => {
  const day = new Date(from);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return day.toISOString();
};
