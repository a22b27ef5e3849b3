import type { Withdrawal } from '../../domain/declarations/Declaration';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import { Declarations, type Declared } from './Declarations';
import { trimmed } from './trimmed';

/** Declares a withdrawal; its acknowledgement is sent by email (WD-01). */
@useCase
export class WithdrawFromContract {
  constructor(
    private readonly declarations: Declarations,
    private readonly page: PageLanguage,
  ) {}

  /** @param key of this declaration, the same when it is tried again */
  execute(withdrawal: Withdrawal, key: string): Declared {
    return this.declarations.withdraw(trimmed(withdrawal), { key, language: this.page.language });
  }
}
