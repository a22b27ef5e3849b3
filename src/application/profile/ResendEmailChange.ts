import { fail, succeed, type Result } from '#domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { ConfirmationEmails } from '../registration/ConfirmationEmails';
import { useCase } from '../useCase';

export interface NotSent {
  readonly kind: 'not-sent';
}

/** Resends the link of a pending email change. The same call resends every confirmation email. */
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
