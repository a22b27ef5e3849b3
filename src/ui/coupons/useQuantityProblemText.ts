import type { QuantityProblem } from '#domain/coupons/Quantity';
import { useTexts } from '../content/useTexts';

export const useQuantityProblemText = (): ((problem: QuantityProblem) => string) => {
  const t = useTexts('coupons');
  return (problem) => {
    if (problem.kind === 'malformed-quantity') return t('quantity.malformed');
    return problem.owned === 0 ? t('quantity.none') : t('quantity.tooMany', { count: problem.owned });
  };
};

export const isQuantityProblem = (
  problem: { readonly kind: string } | undefined,
): problem is QuantityProblem => problem?.kind === 'malformed-quantity' || problem?.kind === 'too-many';
