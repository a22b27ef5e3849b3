/** How hard a password is to guess: 0 is the weakest, 4 the strongest. */
export type StrengthScore = 0 | 1 | 2 | 3 | 4;

/** Weaknesses of a password, and ways to improve it. */
export const strengthAdvice = [
  'straightRow',
  'keyPattern',
  'simpleRepeat',
  'extendedRepeat',
  'sequences',
  'recentYears',
  'dates',
  'topTen',
  'topHundred',
  'common',
  'similarToCommon',
  'wordByItself',
  'namesByThemselves',
  'commonNames',
  'userInputs',
  'l33t',
  'reverseWords',
  'allUppercase',
  'capitalization',
  'associatedYears',
  'repeated',
  'longerKeyboardPattern',
  'anotherWord',
  'useWords',
  'noNeed',
] as const;

export type StrengthAdvice = (typeof strengthAdvice)[number];

export interface Strength {
  readonly score: StrengthScore;
  /** Most important advice first. */
  readonly advice: readonly StrengthAdvice[];
}

export type StrengthLevel = 'weak' | 'normal' | 'strong';

export const strengthBars = 5;

/** Score 0 is weak, 1 and 2 are normal, 3 and above strong (document 3 §2). */
export const strengthLevelOf = (score: StrengthScore): StrengthLevel => {
  if (score === 0) return 'weak';
  return score < 3 ? 'normal' : 'strong';
};

const minWordLength = 3;

/** Words in texts about the player. Parts of names and emails make passwords weak. */
export const extractWeakWords = (typed: readonly string[]): readonly string[] => [
  ...new Set(
    typed
      .flatMap((text) => [text.trim(), ...text.split(/[^\p{L}\p{N}]+/u)])
      .map((word) => word.toLowerCase())
      .filter((word) => word.length >= minWordLength),
  ),
];
