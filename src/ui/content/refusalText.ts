import type { CallFailure } from '#domain/shared/CallFailure';
import { isRefusal, type RefusalCode } from '#domain/shared/Refusal';
import type { UnexpectedFailure } from '../forms/Submission';

type FailureText = (failure: CallFailure | UnexpectedFailure) => string;

/**
 * Returns the text of a refusal by its code, from the content's error catalog.
 * @param failureText returns the text for a code and for all other failures
 */
export const refusalText =
  <K extends string>(refusals: Readonly<Record<K, RefusalCode>>, failureText: FailureText) =>
  (problem: { readonly kind: K } | CallFailure | UnexpectedFailure): string =>
    isRefusal(refusals, problem)
      ? failureText({ kind: 'server', ...refusals[problem.kind] })
      : failureText(problem);
