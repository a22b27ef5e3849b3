import { parseReferral } from '#domain/commerce/referral';
import { useCase } from '../useCase';
import { Referrals } from './Referrals';
import { ShopPaths } from './ShopPaths';

/**
 * Stores the query of the link that led the visitor to the shop. The referrer is stored only if the query has both
 * ref and siteid (BU-06).
 */
@useCase
export class SaveReferral {
  constructor(
    private readonly referrals: Referrals,
    private readonly paths: ShopPaths,
  ) {}

  execute(): void {
    this.paths.saveSearch();
    const referral = parseReferral(this.paths.search);
    if (referral) this.referrals.save(referral);
  }
}
