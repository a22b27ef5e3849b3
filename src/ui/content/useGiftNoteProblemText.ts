import { maxGiftNoteLength } from '#domain/shared/giftNote';
import { useTexts } from './useTexts';

/** Returns the text for a `GiftNoteProblem`. */
export const useGiftNoteProblemText = (): ((problem: string) => string) => {
  const t = useTexts('account');
  return (problem) =>
    problem === 'note-too-long' ? t('note.tooLong', { count: maxGiftNoteLength }) : t('note.withLink');
};
