import { transferRefusals } from '#domain/coupons/couponRefusals';
import { refusalText } from '../content/refusalText';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { TransferDacsPresenter } from './TransferDacsPresenter';
import { useGiftNoteProblemText } from '../content/useGiftNoteProblemText';
import { useQuantityProblemText } from './useQuantityProblemText';

interface ProblemTexts {
  readonly quantity?: string;
  readonly recipient?: string;
  readonly note?: string;
  readonly call?: string;
}

export const useTransferProblem = ({ problem, heldUntil }: TransferDacsPresenter): ProblemTexts => {
  const t = useTexts('coupons');
  const problemText = refusalText(transferRefusals, useFailureText());
  const quantityProblem = useQuantityProblemText();
  const noteProblem = useGiftNoteProblemText();
  if (!problem) return {};
  switch (problem.kind) {
    case 'incomplete':
      return {
        ...(problem.quantity && { quantity: quantityProblem(problem.quantity) }),
        ...(problem.note && { note: noteProblem(problem.note) }),
        ...(!problem.hasRecipient && { recipient: t('recipient.required') }),
      };
    case 'own-account':
      return { recipient: t('recipient.self') };
    case 'unknown-recipient':
      return { recipient: t('recipient.gone') };
    case 'not-enough':
      return { call: t('problem.notEnough') };
    case 'dacs-disabled':
      return { call: t('offline.text') };
    case 'transfer-held':
      // If the end of the hold is known, the adjacent notice already shows it.
      return heldUntil ? {} : { call: t('held.text') };
    default:
      return { call: problemText(problem) };
  }
};
