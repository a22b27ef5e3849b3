import { backEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import { ownsGameInterest, sampleMailing } from '#samples/mailing';

/** Ids of all interests, except the interest that is derived from the account. */
export const subscribable: readonly string[] = sampleMailing
  .flatMap(({ interests }) => interests.map(({ id }) => id))
  .filter((id) => id !== ownsGameInterest);

export const isOffered = (category: string, interest: string): boolean =>
  sampleMailing.some(
    ({ id, interests }) => id === category && interests.some((known) => known.id === interest),
  );

export const interestName = (interest: string, language: Language): string => {
  const names: Readonly<Record<string, string>> = backEndTexts[language].interests;
  return names[interest] ?? interest;
};
