import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { EmailChanges, type EmailKeyProblem } from './EmailChanges';

@useCase
export class CheckUndoKey {
  constructor(private readonly changes: EmailChanges) {}

  execute(key: string): Promise<Result<void, EmailKeyProblem | CallFailure>> {
    return this.changes.checkUndo(key);
  }
}
