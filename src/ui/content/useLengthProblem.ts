import { cleanText } from '#domain/shared/spellings';
import { useTexts } from './useTexts';

/**
 * Returns how much of a text is too long, and undefined if it fits. Fields keep the whole text, so that the visitor
 * decides what to leave out.
 */
export const useLengthProblem = (): ((typed: string, max?: number) => string | undefined) => {
  const t = useTexts('app');
  return (typed, max = Infinity) => {
    const count = cleanText(typed).length - max;
    return count > 0 ? t('field.tooLong', { count, max }) : undefined;
  };
};
