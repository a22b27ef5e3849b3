import { fail, succeed, type Result } from '#domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { ConfirmationEmails } from '../registration/ConfirmationEmails';
import { useCase } from '../useCase';

export interface NotSent {
  readonly kind: 'not-sent';
}

/** Resends the link for a pending email change. Uses the same API call as all other confirmation emails. */
@useCase
export class ResendEmailChange {
  constructor(
    private readonly emails: ConfirmationEmails,
    private readonly page: PageLanguage,
  ) {}

  async execute(pendingEmail: string): Promise<Result<void, NotSent>> {
    const isSent = await this.emails.resend(pendingEmail, this.page.language);
    return isSent ? succeed(undefined) : fail({ kind: 'not-sent' });
  }
}
