import type { Language } from '#domain/language/Locale';

export abstract class ConfirmationEmails {
  /** @returns whether the request was accepted (204); false on failure (ER-02) */
  abstract resend(email: string, language: Language): Promise<boolean>;
}
