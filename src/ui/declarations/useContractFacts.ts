import type { Withdrawal } from '#domain/declarations/Declaration';
import { cleanEmail, cleanName, cleanOrderNumber } from '#domain/shared/spellings';
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
    { name: t('field.name'), value: cleanName(name) },
    { name: t('field.orderNumber'), value: cleanOrderNumber(orderNumber) },
    { name: t('field.contract'), value: cleanName(contract) },
    { name: t('field.email'), value: cleanEmail(email) },
  ].filter(({ value }) => value !== '');
};
