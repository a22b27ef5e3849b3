import type { Amount } from './Amount';
import { accessEnd, type Subscription } from './Subscription';

/**
 * Whether and when a product or subscription renews or ends, and the amount of the next charge.
 *
 * - `one-payment`: an offer of the shop, which never renews
 * - `renews`: the next charge is due at `at`
 * - `ends`: it ends at `at`, without a further charge
 * - `ended`: it ended at `at`
 * - `unlimited`: it has no end and no charge
 */
export type Renewal =
  | { readonly kind: 'one-payment' | 'unlimited' }
  | {
      readonly kind: 'renews';
      /** Absent if the server does not return a date. */
      readonly at?: Date;
      /** Absent if the server returns no payment for the subscription. */
      readonly amount?: Amount;
      readonly provider: Subscription['provider'];
      readonly cardLastFour?: string;
    }
  | { readonly kind: 'ends' | 'ended'; readonly at?: Date };

/** The renewal of every offer in the shop, and of every order placed there. */
export const offerRenewal: Renewal = { kind: 'one-payment' };

/** A product or subscription that the player has. */
interface Renewable {
  /** Later than the end of the subscription if the player has more game time. */
  readonly endsAt?: Date;
  readonly subscription?: Subscription;
}

/**
 * Returns the renewal of a product or subscription that the player has. A subscription renews only while its status is
 * active.
 */
export const renewalOf = ({ endsAt, subscription }: Renewable, now: Date): Renewal => {
  if (subscription?.status === 'active') {
    const { nextCharge: at, amount, provider, cardLastFour } = subscription;
    return {
      kind: 'renews',
      provider,
      ...(at && { at }),
      ...(amount && { amount }),
      ...(cardLastFour !== undefined && { cardLastFour }),
    };
  }
  const at = endsAt ?? (subscription && accessEnd(subscription));
  if (!at) return { kind: subscription ? 'ends' : 'unlimited' };
  return { kind: at.getTime() > now.getTime() ? 'ends' : 'ended', at };
};

/** Key of the sentence that describes a renewal, in the text namespace `renewal`. */
export type RenewalKey =
  | 'onePayment'
  | 'unlimited'
  | 'renews'
  | `${'charge' | 'chargeOf'}.${Subscription['provider'] | 'cardEnding'}`
  | 'ends'
  | 'endsUndated'
  | 'ended';

export const renewalKeyOf = (renewal: Renewal): RenewalKey => {
  switch (renewal.kind) {
    case 'one-payment':
      return 'onePayment';
    case 'unlimited':
      return 'unlimited';
    case 'renews':
      if (!renewal.at) return 'renews';
      return `${renewal.amount ? 'chargeOf' : 'charge'}.${isKnownCard(renewal) ? 'cardEnding' : renewal.provider}`;
    case 'ends':
      return renewal.at ? 'ends' : 'endsUndated';
    case 'ended':
      return 'ended';
  }
};

const isKnownCard = ({ provider, cardLastFour }: Extract<Renewal, { kind: 'renews' }>): boolean =>
  provider === 'card' && cardLastFour !== undefined;
