import type { Withdrawal } from '../../domain/declarations/Declaration';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import { Declarations, type Declared } from './Declarations';
import { trimmed } from './trimmed';

/** Submits a withdrawal. The acknowledgment is sent by email (WD-01). */
@useCase
export class WithdrawFromContract {
  constructor(
    private readonly declarations: Declarations,
    private readonly page: PageLanguage,
  ) {}

  /** @param key idempotency key of this declaration, unchanged on retries */
  execute(withdrawal: Withdrawal, key: string): Declared {
    return this.declarations.withdraw(trimmed(withdrawal), { key, language: this.page.language });
  }
}
