import { Referrals } from '../../../application/commerce/Referrals';
import type { Referral } from '../../../domain/commerce/Selection';

export class InMemoryReferrals extends Referrals {
  private kept: Referral | undefined;

  keep(referral: Referral): void {
    this.kept = referral;
  }

  current(): Referral | undefined {
    return this.kept;
  }
}
