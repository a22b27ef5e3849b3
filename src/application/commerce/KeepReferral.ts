import { referralIn } from '../../domain/commerce/referral';
import { useCase } from '../useCase';
import { Referrals } from './Referrals';
import { ShopPaths } from './ShopPaths';

/**
 * Stores the query of the link that led the visitor to the shop. The referrer is stored only if the query has both
 * ref and siteid (BU-06).
 */
@useCase
export class KeepReferral {
  constructor(
    private readonly referrals: Referrals,
    private readonly paths: ShopPaths,
  ) {}

  execute(): void {
    this.paths.keep();
    const referral = referralIn(this.paths.search);
    if (referral) this.referrals.keep(referral);
  }
}
