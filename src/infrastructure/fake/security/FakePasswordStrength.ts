import { PasswordStrength } from '#application/security/PasswordStrength';
import type { Language } from '#domain/language/Locale';
import type { Strength, StrengthScore } from '#domain/security/Strength';

const commonPasswords = ['password', 'passwort', 'motdepasse', '12345678', 'qwertyui'];

const lettersPerPoint = 4;

/** Immediately rates passwords by their length and a few known words. */
export class FakePasswordStrength extends PasswordStrength {
  async estimate(
    password: string,
    weakWords: readonly string[],
    _language: Language,
  ): Promise<Strength | undefined> {
    const typed = password.toLowerCase();
    const isGuessed = commonPasswords.some((word) => typed.startsWith(word));
    if (isGuessed) return { score: 0, advice: ['topTen', 'anotherWord'] };
    if (weakWords.includes(typed)) return { score: 0, advice: ['userInputs', 'anotherWord'] };
    const score = Math.min(4, Math.floor(password.length / lettersPerPoint) - 1);
    return score < 3
      ? { score: Math.max(0, score) as StrengthScore, advice: ['useWords', 'anotherWord'] }
      : { score: score as StrengthScore, advice: [] };
  }
}
