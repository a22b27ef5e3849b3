import type { Language } from '#domain/language/Locale';
import type { StrengthScore } from '#domain/security/Strength';

export interface StrengthQuestion {
  readonly id: number;
  readonly password: string;
  readonly weakWords: readonly string[];
  readonly language: Language;
}

export interface StrengthResponse {
  readonly id: number;
  readonly score: StrengthScore;
  /** Keys that zxcvbn uses for its warnings and suggestions. */
  readonly advice: readonly string[];
}
