import type { CancellationFields } from '#domain/declarations/declarationProblems';
import { cleanText } from '#domain/shared/spellings';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import { Declarations, type DeclarationResult } from './Declarations';
import { cleanWithdrawal } from './cleanWithdrawal';

/** Submits a cancellation. The server sends the acknowledgment by email (WD-02). */
@useCase
export class CancelContract {
  constructor(
    private readonly declarations: Declarations,
    private readonly page: PageLanguage,
  ) {}

  /** @param key idempotency key of this declaration, unchanged on retries */
  execute(fields: CancellationFields, key: string): DeclarationResult {
    const { kind, reason, end, day } = fields;
    const cancellation = {
      ...cleanWithdrawal(fields),
      kind,
      // The player may have entered a reason before switching to a kind of cancellation that needs none.
      reason: kind === 'extraordinary' ? cleanText(reason) : '',
      ...(end === 'day' && { endsOn: day }),
    };
    return this.declarations.cancel(cancellation, { key, emailLanguage: this.page.language });
  }
}
