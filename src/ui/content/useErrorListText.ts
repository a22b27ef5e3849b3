import { errorNamespace, firstErrorKey } from '#application/content/LoadTexts';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { UnexpectedFailure } from '../forms/Submission';
import { usePresenter } from '../usePresenter';
import { Translations } from './Translations';

/**
 * Returns the text for an error response: the catalog text for its code, or else the first catalog text (KY-01).
 * @param otherText returns the text for all other failures
 */
export const useErrorListText = (
  otherText: (failure: CallFailure | UnexpectedFailure) => string,
): ((failure: CallFailure | UnexpectedFailure) => string) => {
  const translations = usePresenter(Translations);
  return (failure) => {
    if (failure.kind !== 'server') return otherText(failure);
    const keys = [String(failure.code), firstErrorKey];
    const key = keys.find((known) => translations.has(errorNamespace, known));
    return key === undefined ? otherText(failure) : translations.translate(errorNamespace, key);
  };
};
