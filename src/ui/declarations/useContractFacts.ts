import type { Withdrawal } from '#domain/declarations/Declaration';
import { useTexts } from '../content/useTexts';
import type { DeclaredFact } from './DeclaredFacts';

/** Returns the values that both kinds of declaration share, except empty ones. */
export const useContractFacts = ({
  name,
  orderNumber,
  contract,
  email,
}: Withdrawal): readonly DeclaredFact[] => {
  const t = useTexts('declarations');
  return [
    { name: t('field.name'), value: name.trim() },
    { name: t('field.orderNumber'), value: orderNumber.trim() },
    { name: t('field.contract'), value: contract.trim() },
    { name: t('field.email'), value: email.trim() },
  ].filter(({ value }) => value !== '');
};
