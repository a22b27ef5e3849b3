import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { EmailChanges, type EmailKeyProblem, type UndoneEmailChange } from './EmailChanges';

@useCase
export class UndoEmailChange {
  constructor(
    private readonly changes: EmailChanges,
    private readonly session: Session,
    private readonly page: PageLanguage,
  ) {}

  /**
   * Undoes an email change. The server ends all sessions of the account, so reloading the player ends the account's
   * session in this browser too.
   */
  async execute(key: string): Promise<Result<UndoneEmailChange, EmailKeyProblem | CallFailure>> {
    const undone = await this.changes.undo(key, this.page.language);
    if (undone.ok) await this.session.reloadPlayer();
    return undone;
  }
}
