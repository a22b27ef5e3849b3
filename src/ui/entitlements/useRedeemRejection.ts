import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { RedeemCodePresenter } from './RedeemCodePresenter';

interface Rejected {
  /** What is wrong with the code itself, to stand at its field. */
  readonly code?: string;
  /** What went wrong with the call, to stand above the form. */
  readonly call?: string;
}

/** The words for a code that gave nothing. */
export const useRedeemRejection = ({ state, typed }: RedeemCodePresenter): Rejected => {
  const t = useTexts('products');
  const failureText = useFailureText('products', 'redeem.failure');
  if (state.kind !== 'failed') return {};
  const { rejection } = state;
  switch (rejection.kind) {
    case 'malformed-code':
      return { code: t(typed.trim() === '' ? 'redeem.failure.required' : 'redeem.failure.malformed') };
    case 'unknown-code':
      return { code: t('redeem.failure.unknown') };
    case 'used-code':
      return { code: t('redeem.failure.used') };
    case 'expired-code':
      return { code: t('redeem.failure.expired') };
    case 'reserved-code':
      return { code: t('redeem.failure.reserved') };
    default:
      return { call: failureText(rejection) };
  }
};
