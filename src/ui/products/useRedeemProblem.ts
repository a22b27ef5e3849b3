import { useFailureText } from '../content/useFailureText';
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
  switch (problem.kind) {
    case 'malformed-code':
      return {
        code: t(form.values.code.trim() === '' ? 'redeem.failure.required' : 'redeem.failure.malformed'),
      };
    case 'unknown-code':
      return { code: t('redeem.failure.unknown') };
    case 'used-code':
      return { code: t('redeem.failure.used') };
    case 'expired-code':
      return { code: t('redeem.failure.expired') };
    case 'reserved-code':
      return { code: t('redeem.failure.reserved') };
    case 'canceled-code':
      return { code: t('redeem.failure.canceled') };
    default:
      return { call: failureText(problem) };
  }
};
