import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { orderNumber } from '#domain/commerce/orderNumber';
import type { SupportField, SupportProblem } from '#domain/help/supportFormProblems';
import {
  maxSupportLengths,
  supportAnswerDays,
  supportTopics,
  type SupportReceipt,
} from '#domain/help/SupportMessage';
import { noScriptFormAttribute, prefillableAttribute } from '#hydration/protocol';
import { FailureNotice } from '../content/FailureNotice';
import { useStepTitle } from '../app/useStepTitle';
import { Translations } from '../content/Translations';
import { useFailureText } from '../content/useFailureText';
import { useLengthProblem } from '../content/useLengthProblem';
import { useTexts } from '../content/useTexts';
import { HiddenFields } from '../forms/HiddenFields';
import { HoneypotField } from '../forms/HoneypotField';
import { ProblemSummary } from '../forms/ProblemSummary';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { EmailField } from '../forms/EmailField';
import { SelectField } from '../kit/fields/SelectField';
import { TextAreaField } from '../kit/fields/TextAreaField';
import { TextField } from '../kit/fields/TextField';
import { Soft } from '../kit/layout/Text';
import { usePresenter } from '../usePresenter';
import type { SupportMessagePresenter } from './SupportMessagePresenter';

interface SupportMessageProps {
  readonly presenter: SupportMessagePresenter;
}

/** The contact form. After a message was sent, its number and the time of the answer. */
export const SupportMessage = observer(function SupportMessage({ presenter }: SupportMessageProps) {
  const { receipt } = presenter;
  return receipt ? <Received presenter={presenter} receipt={receipt} /> : <Form presenter={presenter} />;
});

const formId = 'support-form';
const attributes = { [noScriptFormAttribute]: '', [prefillableAttribute]: '' };
const limits: Partial<Record<SupportField, number>> = maxSupportLengths;
const fieldNames = ['topic', 'email', 'caseNumber', 'message'] as const satisfies readonly SupportField[];

const Form = observer(function Form({ presenter }: SupportMessageProps) {
  const t = useTexts('help');
  const failureText = useFailureText('help', 'failure');
  const { form, sending, steps } = presenter;
  const { values, problems, refusalCount } = form;
  const { isSending, problem } = sending;
  const needsConfirmation = steps.needsConfirmation(form, sending);
  const texts = useProblemTexts();
  const lengthProblem = useLengthProblem();
  useStepTitle(needsConfirmation ? t('check.title') : undefined);
  const field = (name: SupportField) => ({
    label: t(`${name}.label`),
    name,
    value: values[name],
    error: lengthProblem(values[name], limits[name]) ?? texts(name, problems[name]),
    onChange: (typed: string) => presenter.change(name, typed),
  });

  return (
    <SubmitForm
      id={formId}
      action={`#${formId}`}
      gap={3}
      outcome={refusalCount}
      onSubmit={presenter.submit}
      {...attributes}
    >
      <HiddenFields fields={steps.hiddenFields} />
      <Soft>{t('contact.answer', { count: supportAnswerDays })}</Soft>
      <ProblemSummary problems={fieldNames.map((name) => texts(name, problems[name]))} />
      <SelectField
        {...field('topic')}
        required
        options={[
          { value: '', label: t('topic.choose') },
          ...supportTopics.map((topic) => ({ value: topic, label: t(`topics.${topic}`) })),
        ]}
      />
      <div className="support-form__pair">
        <EmailField
          {...field('email')}
          hint={t('email.hint')}
          autoComplete="email"
          required
          readOnly={isSending}
        />
        <TextField
          {...field('caseNumber')}
          hint={t('caseNumber.hint')}
          optionalText={t('optional')}
          autoComplete="off"
          readOnly={isSending}
        />
      </div>
      <TextAreaField
        {...field('message')}
        hint={t('message.hint')}
        rows={6}
        autoComplete="off"
        required
        readOnly={isSending}
      />
      <HoneypotField
        label={t('trap')}
        value={values.confirmation}
        onChange={(typed) => presenter.change('confirmation', typed)}
      />
      {problem && problem.kind !== 'email-invalid' && (
        <FailureNotice problem={problem} title={t('failed')}>
          {failureText(problem)}
        </FailureNotice>
      )}
      {needsConfirmation && <Notice title={t('check.title')}>{t('check.text')}</Notice>}
      <div>
        <Button
          type="submit"
          variant="primary"
          size="large"
          name="step"
          value={steps.hiddenFields ? 'send' : 'check'}
          busy={isSending}
          busyLabel={t('sending')}
        >
          {t('submit')}
        </Button>
      </div>
    </SubmitForm>
  );
});

const useProblemTexts = () => {
  const t = useTexts('help');
  return (field: SupportField, problem: SupportProblem | undefined): string | undefined => {
    if (problem === undefined) return undefined;
    if (problem === 'too-long')
      return field === 'message'
        ? t('message.tooLong', { max: maxSupportLengths.message })
        : t('caseNumber.tooLong');
    if (problem === 'email-invalid') return t('email.invalid');
    if (field === 'topic') return t('topic.required');
    return field === 'message' ? t('message.required') : t('email.required');
  };
};

interface ReceivedProps extends SupportMessageProps {
  readonly receipt: SupportReceipt;
}

const Received = observer(function Received({ presenter, receipt }: ReceivedProps) {
  const t = useTexts('help');
  const translations = usePresenter(Translations);
  const box = useRef<HTMLDivElement>(null);
  useStepTitle(t('received.title'));
  // The focused button is gone.
  useEffect(() => box.current?.focus(), []);

  return (
    <Notice
      tone="success"
      title={t('received.title')}
      announce
      ref={box}
      action={<Button onClick={presenter.writeAnother}>{t('received.again')}</Button>}
    >
      {t('received.text', {
        number: orderNumber(receipt.id),
        date: translations.utcDate(receipt.answerBy),
        email: presenter.confirmedTo,
      })}
    </Notice>
  );
});
