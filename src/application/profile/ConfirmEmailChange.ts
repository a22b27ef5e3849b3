import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { EmailChanges, type EmailKeyProblem } from './EmailChanges';

/** Confirms an email change (PF-02). The tokens contain the email, so they are renewed. */
@useCase
export class ConfirmEmailChange {
  constructor(
    private readonly changes: EmailChanges,
    private readonly session: Session,
    private readonly page: PageLanguage,
  ) {}

  async execute(key: string): Promise<Result<void, EmailKeyProblem | CallFailure>> {
    const confirmed = await this.changes.confirm(key, this.page.language);
    if (confirmed.ok) await this.session.reloadPlayer();
    return confirmed;
  }
}
