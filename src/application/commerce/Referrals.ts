import type { Referral } from '../../domain/commerce/Selection';

/** Who sent this visitor; kept over visits only where targeting is agreed to, for this one otherwise (BU-06). */
export abstract class Referrals {
  abstract keep(referral: Referral): void;
  abstract current(): Referral | undefined;
}
