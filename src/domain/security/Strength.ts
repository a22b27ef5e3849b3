import { cleanName } from '../shared/spellings';
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

/** Returns `weak` for score 0, `normal` for 1 and 2, and `strong` for 3 and above (document 3 §2). */
export const strengthLevelOf = (score: StrengthScore): StrengthLevel => {
  if (score === 0) return 'weak';
  return score < 3 ? 'normal' : 'strong';
};

const minWordLength = 3;

/** Extracts words from the player's names and email address, because such words make a password weak. */
export const extractWeakWords = (typed: readonly string[]): readonly string[] => [
  ...new Set(
    typed
      .flatMap((text) => [cleanName(text), ...text.split(/[^\p{L}\p{N}]+/u)])
      .map((word) => word.toLowerCase())
      .filter((word) => word.length >= minWordLength),
  ),
];
