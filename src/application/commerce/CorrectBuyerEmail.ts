import { updateGhost } from '#domain/commerce/purchaseTransitions';
import { emailProblem, type EmailProblem } from '#domain/session/Credentials';
import { cleanEmail } from '#domain/shared/spellings';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { LastEnteredEmail } from '../session/LastEnteredEmail';
import { useCase } from '../useCase';
import { CurrentPurchase } from './CurrentPurchase';
import { GhostAccounts, type CorrectionRejection } from './GhostAccounts';

/** Changes the email of a buyer without an account, who mistyped it (TY-01). */
@useCase
export class CorrectBuyerEmail {
  constructor(
    private readonly ghosts: GhostAccounts,
    private readonly purchase: CurrentPurchase,
    private readonly page: PageLanguage,
    private readonly lastEmail: LastEnteredEmail,
  ) {}

  /** @returns the new email; `signed-out` if this browser has no purchase without an account */
  async execute(
    typed: string,
  ): Promise<Result<string, { readonly kind: EmailProblem } | CorrectionRejection>> {
    const email = cleanEmail(typed);
    const problem = emailProblem(email);
    if (problem) return fail({ kind: problem });
    const held = this.purchase.value?.ghost;
    if (!held) return fail({ kind: 'signed-out' });
    // The token may have expired since the purchase.
    const renewed = await this.ghosts.renew(held);
    const corrected = await this.ghosts.correctEmail(
      renewed.ok ? renewed.value : held,
      email,
      this.page.language,
    );
    if (!corrected.ok) return corrected;
    this.purchase.apply(updateGhost(corrected.value));
    this.lastEmail.value = email;
    return succeed(email);
  }
}
