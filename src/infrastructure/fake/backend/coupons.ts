import type { Clock } from '#application/shared/Clock';
import { transferHoldEnd } from '#domain/coupons/transferHold';
import { sampleDacOperations, type DacAccountKey } from '#samples/dacs';

/** A coupon operation. Timestamps are ISO 8601. */
export interface FakeDacEntry {
  readonly kind: 'creation' | 'conversion' | 'sent' | 'received';
  readonly date: string;
  readonly quantity: number;
  /** Id of the other account in a transfer. */
  readonly otherId?: string;
  /** Note of a transfer. */
  readonly note?: string | undefined;
}

export interface FakeCoupons {
  owned: number;
  /** Operations, oldest first. */
  readonly entries: FakeDacEntry[];
  /** Requests by idempotency key. For conversions, includes the resulting end of the game time. */
  readonly keys: Record<string, { readonly request: string; readonly gameTimeEnd?: string }>;
  /** Time of the last change to the password, the email address, two-factor authentication or a passkey. */
  credentialsChangedAt?: string;
}

interface CouponOwner {
  readonly id: string;
  coupons?: FakeCoupons;
}

export const couponsOf = (person: CouponOwner): FakeCoupons =>
  (person.coupons ??= { owned: 0, entries: [], keys: {} });

const gain = { creation: 1, received: 1, conversion: -1, sent: -1 } as const;

export const addEntry = (person: CouponOwner, entry: FakeDacEntry): void => {
  const coupons = couponsOf(person);
  coupons.owned += gain[entry.kind] * entry.quantity;
  coupons.entries.push(entry);
};

export const transferHoldEndOf = ({ coupons }: CouponOwner, now: Date): Date | undefined => {
  const changedAt = coupons?.credentialsChangedAt;
  return transferHoldEnd(changedAt === undefined ? undefined : new Date(changedAt), now);
};

export const recordCredentialChange = (person: CouponOwner, clock: Clock): void => {
  couponsOf(person).credentialsChangedAt = clock.now().toISOString();
};

/** Adds the sample coupons to the accounts of a new fake back end. */
export const withSampleDacs = <People extends Readonly<Record<DacAccountKey, CouponOwner>>>(
  people: People,
  now: Date,
): People => {
  for (const { from, to, quantity, date: at } of sampleDacOperations(now)) {
    const entry = { date: at.toISOString(), quantity };
    const [giver, taker] = [from && people[from], to && people[to]];
    if (giver)
      addEntry(
        giver,
        taker ? { ...entry, kind: 'sent', otherId: taker.id } : { ...entry, kind: 'conversion' },
      );
    if (taker)
      addEntry(
        taker,
        giver ? { ...entry, kind: 'received', otherId: giver.id } : { ...entry, kind: 'creation' },
      );
  }
  return people;
};
