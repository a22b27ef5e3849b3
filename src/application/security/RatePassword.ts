import { extractWeakWords, type Strength } from '#domain/security/Strength';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import { PasswordStrength } from './PasswordStrength';

/** Estimates the strength of a new password, using common words of the page's language (RG-01). */
@useCase
export class RatePassword {
  constructor(
    private readonly strength: PasswordStrength,
    private readonly page: PageLanguage,
  ) {}

  /** @param known texts about the player, such as names */
  async execute(password: string, known: readonly string[]): Promise<Strength | undefined> {
    if (password === '') return undefined;
    const { language } = this.page;
    return this.strength.estimate(password, extractWeakWords(known), language);
  }
}
