import { maxDeclarationLengths, type Withdrawal } from '#domain/declarations/Declaration';
import type { CancellationProblem } from '#domain/declarations/declarationProblems';
import { maxEmailLength } from '#domain/shared/patterns';
import { addWordJoiners } from '../content/addNonBreakingSpaces';
import { useTexts } from '../content/useTexts';
import { EmailField } from '../kit/fields/EmailField';
import { TextField } from '../kit/fields/TextField';

interface ContractFieldsProps {
  readonly values: Withdrawal;
  readonly problems: Partial<Readonly<Record<keyof Withdrawal, CancellationProblem>>>;
  readonly change: (field: keyof Withdrawal, typed: string) => void;
}

/** Fields for the person making the declaration and for their contract. */
export const ContractFields = ({ values, problems, change }: ContractFieldsProps) => {
  const t = useTexts('declarations');
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
      />
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
};
