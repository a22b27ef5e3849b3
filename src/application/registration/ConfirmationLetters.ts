import type { Language } from '../../domain/language/Locale';

export abstract class ConfirmationLetters {
  /** @returns whether the server took the request (204); every failure is swallowed into false (ER-02) */
  abstract resend(email: string, language: Language): Promise<boolean>;
}
