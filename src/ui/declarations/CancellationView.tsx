import { useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { cancellationKinds, longest } from '../../domain/declarations/Declaration';
import type { CancellationFields } from '../../domain/declarations/declarationProblems';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { ScriptNotice } from '../forms/ScriptNotice';
import { SubmitButton } from '../kit/actions/SubmitButton';
import { SelectField } from '../kit/fields/SelectField';
import { TextField } from '../kit/fields/TextField';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import { usePresenter } from '../usePresenter';
import { CancellationPresenter } from './CancellationPresenter';
import { ContractFields } from './ContractFields';
import { DeclarationPage } from './DeclarationPage';
import type { DeclaredFact } from './DeclaredFacts';
import { useContractFacts } from './useContractFacts';

const ends = ['soonest', 'day'] as const;

export const CancellationView = observer(function CancellationView() {
  const { steps, declared, send } = usePresenter(CancellationPresenter);
  return (
    <DeclarationPage kind="cancellation" steps={steps} facts={useFacts(declared)} send={send}>
      <CancellationForm />
    </DeclarationPage>
  );
});

const useFacts = (declared: CancellationFields): readonly DeclaredFact[] => {
  const t = useTexts('declarations');
  const translations = usePresenter(Translations);
  const contract = useContractFacts(declared);
  const { kind, reason, end, day } = declared;
  // Noon: the day is the same in every time zone of the site's countries.
  const endsOn = end === 'day' ? translations.date(new Date(`${day}T12:00:00`)) : t('end.soonest');
  return [
    { name: t('field.kind'), value: t(`kind.${kind}`) },
    ...(kind === 'extraordinary' ? [{ name: t('field.reason'), value: reason.trim() }] : []),
    ...contract,
    { name: t('field.end'), value: endsOn },
  ];
};

const CancellationForm = observer(function CancellationForm() {
  const { form, change, review, today } = usePresenter(CancellationPresenter);
  const t = useTexts('declarations');
  const element = useRef<HTMLFormElement>(null);
  const { values, problems } = form;
  useFirstInvalidFocus(element, form.refusals);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    review();
  };

  return (
    <form className="declaration__form" ref={element} method="post" noValidate onSubmit={submit}>
      <ScriptNotice />
      <SelectField
        label={t('field.kind')}
        name="kind"
        required
        options={cancellationKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        value={values.kind}
        onChange={(kind) => change('kind', kind === 'extraordinary' ? kind : 'ordinary')}
      />
      {values.kind === 'extraordinary' && (
        <TextField
          label={t('field.reason')}
          hint={t('hint.reason')}
          name="reason"
          autoComplete="off"
          required
          maxLength={longest.reason}
          value={values.reason}
          error={problems.reason && t(`problem.${problems.reason}`)}
          onChange={(typed) => change('reason', typed)}
        />
      )}
      <ContractFields values={values} problems={problems} change={change} />
      <SelectField
        label={t('field.end')}
        name="end"
        required
        options={ends.map((end) => ({ value: end, label: t(`end.${end}`) }))}
        value={values.end}
        onChange={(end) => change('end', end === 'day' ? end : 'soonest')}
      />
      {values.end === 'day' && (
        <TextField
          label={t('field.day')}
          type="date"
          name="day"
          required
          min={today}
          value={values.day}
          error={problems.day && t(`problem.${problems.day}`)}
          onChange={(typed) => change('day', typed)}
        />
      )}
      <SubmitButton>{t('review')}</SubmitButton>
    </form>
  );
});
