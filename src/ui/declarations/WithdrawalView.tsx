import { useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { ScriptNotice } from '../forms/ScriptNotice';
import { SubmitButton } from '../kit/actions/SubmitButton';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import { usePresenter } from '../usePresenter';
import { ContractFields } from './ContractFields';
import { DeclarationPage } from './DeclarationPage';
import { useContractFacts } from './useContractFacts';
import { WithdrawalPresenter } from './WithdrawalPresenter';

export const WithdrawalView = observer(function WithdrawalView() {
  const { steps, declared, send } = usePresenter(WithdrawalPresenter);
  return (
    <DeclarationPage kind="withdrawal" steps={steps} facts={useContractFacts(declared)} send={send}>
      <WithdrawalForm />
    </DeclarationPage>
  );
});

const WithdrawalForm = observer(function WithdrawalForm() {
  const { form, change, review } = usePresenter(WithdrawalPresenter);
  const t = useTexts('declarations');
  const element = useRef<HTMLFormElement>(null);
  useFirstInvalidFocus(element, form.refusals);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    review();
  };

  return (
    <form className="declaration__form" ref={element} method="post" noValidate onSubmit={submit}>
      <ScriptNotice />
      <ContractFields values={form.values} problems={form.problems} change={change} />
      <SubmitButton>{t('review')}</SubmitButton>
    </form>
  );
});
