import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import {
  maxDeclarationLengths,
  type DeclarationKind,
  type Withdrawal,
} from '#domain/declarations/Declaration';
import type { CancellationProblem } from '#domain/declarations/declarationProblems';
import { addWordJoiners } from '../kit/foundation/addNonBreakingSpaces';
import { useLengthProblem } from '../content/useLengthProblem';
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
  const lengthProblem = useLengthProblem();
  const errorOf = (field: keyof typeof maxDeclarationLengths & keyof Withdrawal): string | undefined =>
    lengthProblem(values[field], maxDeclarationLengths[field]) ??
    (problems[field] && t(`problem.${problems[field]}`));
  const orderId = useId();
  const check = ownOrders.check(values.orderNumber);
  return (
    <>
      <TextField
        label={t('field.name')}
        name="name"
        autoComplete="name"
        required
        value={values.name}
        error={errorOf('name')}
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
          value={values.orderNumber}
          error={errorOf('orderNumber')}
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
        value={values.contract}
        error={errorOf('contract')}
        onChange={(typed) => change('contract', typed)}
      />
      <EmailField
        label={t('field.email')}
        hint={t('hint.email')}
        name="email"
        autoComplete="email"
        required
        value={values.email}
        error={problems.email && t(`problem.${problems.email}`)}
        onChange={(typed) => change('email', typed)}
      />
    </>
  );
});
