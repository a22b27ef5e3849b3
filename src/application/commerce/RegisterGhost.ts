import type { Buyer } from '../../domain/commerce/Purchase';
import { isEmail } from '../../domain/shared/patterns';
import { fail, succeed, type Result } from '../../domain/shared/Result';
import { Navigator } from '../navigation/Navigator';
import { useCase } from '../useCase';
import { ghostProblemOf, type CheckoutProblem } from './checkoutProblems';
import { CurrentPurchase } from './CurrentPurchase';
import { GhostAccounts } from './GhostAccounts';
import { Referrals } from './Referrals';

/** CF-04 */
@useCase
export class RegisterGhost {
  constructor(
    private readonly ghosts: GhostAccounts,
    private readonly referrals: Referrals,
    private readonly navigator: Navigator,
    private readonly purchase: CurrentPurchase,
  ) {}

  /** Stored with the purchase, so that a retry does not register them again. */
  async execute(typed: string): Promise<Result<Buyer, CheckoutProblem>> {
    const email = typed.trim();
    if (email === '') return fail({ kind: 'email-required' });
    if (!isEmail(email)) return fail({ kind: 'email-invalid' });
    const referral = this.referrals.current();
    const acquisition = new URL(this.navigator.path, this.navigator.origin).search;
    const registered = await this.ghosts.register({
      email,
      ...(referral && { referral }),
      ...(acquisition !== '' && { acquisition }),
    });
    if (!registered.ok) return fail(ghostProblemOf(registered.error));
    this.purchase.registerGhost(registered.value);
    return succeed({ kind: 'ghost', ...registered.value });
  }
}
