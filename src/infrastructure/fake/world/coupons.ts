import type { Clock } from '../../../application/shared/Clock';
import { sampleDacOperations, type DacPerson } from '../../../samples/dacs';

/** What became of coupons. Moments are ISO 8601. */
export interface FakeDacEntry {
  readonly kind: 'creation' | 'conversion' | 'sent' | 'received';
  readonly date: string;
  readonly quantity: number;
  /** The other account of a transfer. */
  readonly otherId?: string;
}

/** The coupons of a fake person. */
export interface FakeCoupons {
  owned: number;
  /** Oldest first. */
  readonly entries: FakeDacEntry[];
  /** What was done under a key, and the end of the game time after a conversion. */
  readonly keys: Record<string, { readonly request: string; readonly gameTimeEnd?: string }>;
  /** The last change of the password, the email, two-factor or a passkey. */
  credentialsChangedAt?: string;
}

interface CouponOwner {
  readonly id: string;
  coupons?: FakeCoupons;
}

export const couponsOf = (person: CouponOwner): FakeCoupons =>
  (person.coupons ??= { owned: 0, entries: [], keys: {} });

const gain = { creation: 1, received: 1, conversion: -1, sent: -1 } as const;

export const enter = (person: CouponOwner, entry: FakeDacEntry): void => {
  const coupons = couponsOf(person);
  coupons.owned += gain[entry.kind] * entry.quantity;
  coupons.entries.push(entry);
};

export const noteCredentialChange = (person: CouponOwner, clock: Clock): void => {
  couponsOf(person).credentialsChangedAt = clock.now().toISOString();
};

/** Gives the people of a new world their coupons. */
export const withSampleDacs = <People extends Readonly<Record<DacPerson, CouponOwner>>>(
  people: People,
  now: Date,
): People => {
  for (const { from, to, quantity, date: at } of sampleDacOperations(now)) {
    const entry = { date: at.toISOString(), quantity };
    const [giver, taker] = [from && people[from], to && people[to]];
    if (giver)
      enter(giver, taker ? { ...entry, kind: 'sent', otherId: taker.id } : { ...entry, kind: 'conversion' });
    if (taker)
      enter(
        taker,
        giver ? { ...entry, kind: 'received', otherId: giver.id } : { ...entry, kind: 'creation' },
      );
  }
  return people;
};
