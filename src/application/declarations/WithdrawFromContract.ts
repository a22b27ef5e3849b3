import type { Withdrawal } from '#domain/declarations/Declaration';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import { Declarations, type DeclarationResult } from './Declarations';
import { cleanWithdrawal } from './cleanWithdrawal';

/** Submits a withdrawal. The server sends the acknowledgment by email (WD-01). */
@useCase
export class WithdrawFromContract {
  constructor(
    private readonly declarations: Declarations,
    private readonly page: PageLanguage,
  ) {}

  /** @param key idempotency key of this declaration, unchanged on retries */
  execute(withdrawal: Withdrawal, key: string): DeclarationResult {
    return this.declarations.withdraw(cleanWithdrawal(withdrawal), {
      key,
      emailLanguage: this.page.language,
    });
  }
}
