import { cleanCode } from '#domain/shared/spellings';
import { isFailedCall, useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { RedeemCodePresenter } from './RedeemCodePresenter';

interface ProblemTexts {
  readonly code?: string;
  readonly call?: string;
}

export const useRedeemProblem = ({ sending, form }: RedeemCodePresenter): ProblemTexts => {
  const t = useTexts('products');
  const failureText = useFailureText('products', 'redeem.failure');
  const { problem } = sending;
  if (!problem) return {};
  if (isFailedCall(problem)) return { call: failureText(problem) };
  if (problem.kind !== 'malformed-code') return { code: t(`redeem.failure.${problem.kind}`) };
  return {
    code: t(cleanCode(form.values.code) === '' ? 'redeem.failure.required' : 'redeem.failure.malformed'),
  };
};
