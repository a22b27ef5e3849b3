import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import {
  maxDeclarationLengths,
  type DeclarationKind,
  type Withdrawal,
} from '#domain/declarations/Declaration';
import type { CancellationProblem } from '#domain/declarations/declarationProblems';
import { maxEmailLength } from '#domain/shared/patterns';
import { addWordJoiners } from '../kit/foundation/addNonBreakingSpaces';
import { useTexts } from '../content/useTexts';
import { EmailField } from '../forms/EmailField';
import { TextField } from '../kit/fields/TextField';
import { CheckedOrder } from './CheckedOrder';
import type { OwnOrdersPresenter } from './OwnOrdersPresenter';

interface ContractFieldsProps {
  readonly values: Withdrawal;
  readonly problems: Partial<Readonly<Record<keyof Withdrawal, CancellationProblem>>>;
  readonly change: (field: keyof Withdrawal, typed: string) => void;
  readonly kind: DeclarationKind;
  readonly ownOrders: OwnOrdersPresenter;
}

/** Fields for the person making the declaration and for their contract. */
export const ContractFields = observer(function ContractFields(props: ContractFieldsProps) {
  const { values, problems, change, kind, ownOrders } = props;
  const t = useTexts('declarations');
  const orderId = useId();
  const check = ownOrders.check(values.orderNumber);
  return (
    <>
      <TextField
        label={t('field.name')}
        name="name"
        autoComplete="name"
        required
        maxLength={maxDeclarationLengths.name}
        value={values.name}
        error={problems.name && t(`problem.${problems.name}`)}
        onChange={(typed) => change('name', typed)}
      />
      <div>
        <TextField
          label={t('field.orderNumber')}
          hint={addWordJoiners(t('hint.orderNumber'))}
          name="orderNumber"
          autoComplete="off"
          spellCheck={false}
          usesDataFont
          maxLength={maxDeclarationLengths.orderNumber}
          value={values.orderNumber}
          error={problems.orderNumber && t(`problem.${problems.orderNumber}`)}
          onChange={(typed) => change('orderNumber', typed)}
          describedBy={check && orderId}
        />
        <div id={orderId}>
          {check && <CheckedOrder kind={kind} orderNumber={values.orderNumber} check={check} />}
        </div>
      </div>
      <TextField
        label={t('field.contract')}
        hint={t('hint.contract')}
        name="contract"
        autoComplete="off"
        maxLength={maxDeclarationLengths.contract}
        value={values.contract}
        onChange={(typed) => change('contract', typed)}
      />
      <EmailField
        label={t('field.email')}
        hint={t('hint.email')}
        name="email"
        autoComplete="email"
        required
        maxLength={maxEmailLength}
        value={values.email}
        error={problems.email && t(`problem.${problems.email}`)}
        onChange={(typed) => change('email', typed)}
      />
    </>
  );
});
