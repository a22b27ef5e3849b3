import { extractWeakWords, type Strength } from '#domain/security/Strength';
import { normalizeSecret } from '#domain/shared/spellings';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import { PasswordStrength } from './PasswordStrength';

/** Estimates the strength of a new password. Uses a list of common words in the page's language (RG-01). */
@useCase
export class RatePassword {
  constructor(
    private readonly strength: PasswordStrength,
    private readonly page: PageLanguage,
  ) {}

  /** @param known personal data of the player, such as names, which weakens a password that contains it */
  async execute(password: string, known: readonly string[]): Promise<Strength | undefined> {
    if (password === '') return undefined;
    const { language } = this.page;
    return this.strength.estimate(normalizeSecret(password), extractWeakWords(known), language);
  }
}
