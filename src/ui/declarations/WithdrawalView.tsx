import { observer } from 'mobx-react-lite';
import type { PageModule } from '../app/Pages';
import { usePagePresenter } from '../usePresenter';
import { ContractFields } from './ContractFields';
import { DeclarationForm } from './DeclarationForm';
import { DeclarationPage } from './DeclarationPage';
import { useContractFacts } from './useContractFacts';
import { WithdrawalPresenter } from './WithdrawalPresenter';

export const WithdrawalView = observer(function WithdrawalView() {
  const { steps, declaration, send } = usePagePresenter(WithdrawalPresenter);
  return (
    <DeclarationPage
      kind="withdrawal"
      steps={steps}
      facts={useContractFacts(declaration)}
      fields={{ ...declaration }}
      send={send}
    >
      <WithdrawalForm />
    </DeclarationPage>
  );
});

const WithdrawalForm = observer(function WithdrawalForm() {
  const { form, ownOrders, change, review } = usePagePresenter(WithdrawalPresenter);
  return (
    <DeclarationForm refusalCount={form.refusalCount} problems={form.problems} onReview={review}>
      <ContractFields
        kind="withdrawal"
        values={form.values}
        problems={form.problems}
        change={change}
        ownOrders={ownOrders}
      />
    </DeclarationForm>
  );
});

const page: PageModule = { View: WithdrawalView, Presenter: WithdrawalPresenter, texts: ['declarations'] };

export const pages = { withdrawal: page };
