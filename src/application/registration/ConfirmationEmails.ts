import type { Language } from '../../domain/language/Locale';

export abstract class ConfirmationEmails {
  /** @returns whether the server accepted the request (204); every failure counts as false (ER-02) */
  abstract resend(email: string, language: Language): Promise<boolean>;
}
