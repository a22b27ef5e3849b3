import { parseDay } from '#domain/shared/Day';
import { observer } from 'mobx-react-lite';
import { cancellationKinds, maxDeclarationLengths } from '#domain/declarations/Declaration';
import type { CancellationFields } from '#domain/declarations/declarationProblems';
import { cleanText } from '#domain/shared/spellings';
import type { PageModule } from '../app/Pages';
import { Translations } from '../content/Translations';
import { useLengthProblem } from '../content/useLengthProblem';
import { useTexts } from '../content/useTexts';
import { SelectField } from '../kit/fields/SelectField';
import { TextAreaField } from '../kit/fields/TextAreaField';
import { TextField } from '../kit/fields/TextField';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { CancellationPresenter } from './CancellationPresenter';
import { ContractFields } from './ContractFields';
import { DeclarationForm } from './DeclarationForm';
import { DeclarationPage } from './DeclarationPage';
import type { DeclaredFact } from './DeclaredFacts';
import { useContractFacts } from './useContractFacts';

const ends = ['soonest', 'day'] as const;

export const CancellationView = observer(function CancellationView() {
  const { steps, declaration, send } = usePagePresenter(CancellationPresenter);
  return (
    <DeclarationPage
      kind="cancellation"
      steps={steps}
      facts={useFacts(declaration)}
      fields={{ ...declaration }}
      send={send}
    >
      <CancellationForm />
    </DeclarationPage>
  );
});

const useFacts = (declared: CancellationFields): readonly DeclaredFact[] => {
  const t = useTexts('declarations');
  const translations = usePresenter(Translations);
  const contract = useContractFacts(declared);
  const { kind, reason, end, day } = declared;
  const endDay = end === 'day' ? parseDay(day) : undefined;
  const endsOn = endDay ? translations.day(endDay) : t('end.soonest');
  return [
    { name: t('field.kind'), value: t(`kind.${kind}`) },
    ...(kind === 'extraordinary' ? [{ name: t('field.reason'), value: cleanText(reason) }] : []),
    ...contract,
    { name: t('field.end'), value: endsOn },
  ];
};

const CancellationForm = observer(function CancellationForm() {
  const { form, steps, ownOrders, change, review } = usePagePresenter(CancellationPresenter);
  const t = useTexts('declarations');
  const { values, problems } = form;
  const needsReason = values.kind === 'extraordinary';
  const needsDay = values.end === 'day';

  return (
    <DeclarationForm refusalCount={form.refusalCount} problems={problems} onReview={review}>
      <SelectField
        label={t('field.kind')}
        name="kind"
        required
        options={cancellationKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        value={values.kind}
        onChange={(kind) => change('kind', kind === 'extraordinary' ? kind : 'ordinary')}
      />
      {needsReason || steps.isWithoutScripts ? (
        <Reason />
      ) : (
        <noscript>
          <Reason />
        </noscript>
      )}
      <ContractFields
        kind="cancellation"
        values={values}
        problems={problems}
        change={change}
        ownOrders={ownOrders}
      />
      <SelectField
        label={t('field.end')}
        name="end"
        required
        options={ends.map((end) => ({ value: end, label: t(`end.${end}`) }))}
        value={values.end}
        onChange={(end) => change('end', end === 'day' ? end : 'soonest')}
      />
      {needsDay || steps.isWithoutScripts ? (
        <Day />
      ) : (
        <noscript>
          <Day />
        </noscript>
      )}
    </DeclarationForm>
  );
});

const Reason = observer(function Reason() {
  const { form, change } = usePagePresenter(CancellationPresenter);
  const t = useTexts('declarations');
  const lengthProblem = useLengthProblem();
  const { values, problems } = form;
  const isNeeded = values.kind === 'extraordinary';

  return (
    <TextAreaField
      label={t('field.reason')}
      hint={t(isNeeded ? 'hint.reason' : 'hint.reasonOnly')}
      name="reason"
      autoComplete="off"
      required={isNeeded}
      value={values.reason}
      error={
        lengthProblem(values.reason, maxDeclarationLengths.reason) ??
        (problems.reason && t(`problem.${problems.reason}`))
      }
      onChange={(typed) => change('reason', typed)}
    />
  );
});

const Day = observer(function Day() {
  const { form, steps, change, today } = usePagePresenter(CancellationPresenter);
  const t = useTexts('declarations');
  const { values, problems } = form;
  const isNeeded = values.end === 'day';

  return (
    <TextField
      label={t('field.day')}
      hint={isNeeded ? undefined : t('hint.dayOnly')}
      type="date"
      name="day"
      required={isNeeded}
      min={isNeeded && !steps.isWithoutScripts ? today : undefined}
      value={values.day}
      error={problems.day && t(`problem.${problems.day}`)}
      onChange={(typed) => change('day', typed)}
    />
  );
});

const page: PageModule = {
  View: CancellationView,
  Presenter: CancellationPresenter,
  texts: ['declarations'],
};

export const pages = { cancellation: page };
