import { backEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import type { EndedSetup } from '#domain/security/EndedSetup';
import type { Fact } from '../platform/emailWithLink';
import { fillIn } from '../platform/fillIn';

/** Explains the facts about what was ended; empty if there are none. */
export const endedParagraphs = (ended: readonly EndedSetup[], language: Language): readonly string[] =>
  ended.length === 0 ? [] : [backEndTexts[language].ended.explanation];

/** Lists in an email what was ended. */
export const endedFacts = (ended: readonly EndedSetup[], language: Language): readonly Fact[] => {
  const { kinds } = backEndTexts[language].ended;
  return ended.map(({ kind, name = '' }) => ({
    name: kinds[kind].name,
    value: fillIn(kinds[kind].value, { name }),
  }));
};
