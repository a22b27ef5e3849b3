import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { SearchCombobox } from '../kit/fields/SearchCombobox';
import type { TransferDacsPresenter } from './TransferDacsPresenter';
import { useTransferProblem } from './useTransferProblem';

interface RecipientFieldProps {
  readonly transferring: TransferDacsPresenter;
}

export const RecipientField = observer(function RecipientField({ transferring }: RecipientFieldProps) {
  const t = useTexts('coupons');
  const failureText = useFailureText();
  const { recipient: recipientProblem } = useTransferProblem(transferring);
  const { query, recipient, results, isSearching, problem } = transferring.search;

  const status = (): string | undefined => {
    if (isSearching) return t('recipient.searching');
    if (problem) return failureText(problem);
    if (!results) return undefined;
    return results.length === 0 ? t('recipient.none') : t('recipient.found', { count: results.length });
  };

  return (
    <SearchCombobox
      label={t('recipient.label')}
      hint={t('recipient.hint')}
      error={recipientProblem}
      required
      name="recipient"
      readOnly={transferring.isBusy}
      inputValue={query}
      isChosen={recipient !== undefined}
      options={results?.map(({ id, displayName }) => ({ value: id, label: displayName }))}
      status={status()}
      onType={transferring.type}
      onChoose={({ value, label }) => transferring.choose({ id: value, displayName: label })}
      onLeave={transferring.leaveSearch}
    />
  );
});
