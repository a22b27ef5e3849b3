import type { Buyer } from '#domain/commerce/Purchase';
import { assignGhost, updateGhost } from '#domain/commerce/purchaseTransitions';
import { parseReferral } from '#domain/commerce/referral';
import { isEmail } from '#domain/shared/patterns';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { cleanEmail, isSameEmail } from '#domain/shared/spellings';
import { useCase } from '../useCase';
import { problemOf, type CheckoutProblem } from './checkoutProblems';
import { CurrentPurchase } from './CurrentPurchase';
import { GhostAccounts } from './GhostAccounts';
import { Referrals } from './Referrals';
import { ShopPaths } from './ShopPaths';

/** Registers a buyer without an account (CF-04). */
@useCase
export class RegisterGhost {
  constructor(
    private readonly ghosts: GhostAccounts,
    private readonly referrals: Referrals,
    private readonly paths: ShopPaths,
    private readonly purchase: CurrentPurchase,
  ) {}

  /**
   * Stores the ghost with the purchase, so that a retry does not register it again. If the purchase already has a
   * ghost with this email, its token is renewed instead.
   */
  async execute(typed: string): Promise<Result<Buyer, CheckoutProblem>> {
    const email = cleanEmail(typed);
    if (email === '') return fail({ kind: 'email-required' });
    if (!isEmail(email)) return fail({ kind: 'email-invalid' });
    const held = this.purchase.value?.ghost;
    const renewed = held && isSameEmail(held.email, email) && (await this.ghosts.renew(held));
    if (renewed && renewed.ok) {
      this.purchase.apply(updateGhost(renewed.value));
      return succeed({ kind: 'ghost', ...renewed.value });
    }
    const acquisition = this.paths.search;
    // Without targeting consent, the referral is not stored, so after a reload it is only in the URL.
    const referral = parseReferral(acquisition) ?? this.referrals.current();
    const registered = await this.ghosts.register({
      email,
      ...(referral && { referral }),
      ...(acquisition !== '' && { acquisition }),
    });
    if (!registered.ok) return fail(problemOf(registered.error));
    this.purchase.apply(assignGhost(registered.value));
    return succeed({ kind: 'ghost', ...registered.value });
  }
}
