import { observer } from 'mobx-react-lite';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ContactPage } from '#domain/content/models/contactPage';
import { maxPressMessageLengths } from '#domain/press/PressMessage';
import type { PressField, PressProblem } from '#domain/press/pressFormProblems';
import { noScriptFormAttribute, prefillableAttribute } from '#hydration/protocol';
import { FailureNotice } from '../content/FailureNotice';
import { useStepTitle } from '../app/useStepTitle';
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
import { Icon } from '../kit/media/Icon';
import type { PressMessagePresenter } from './PressMessagePresenter';

interface PressMessageFormProps {
  readonly presenter: PressMessagePresenter;
  /** The editors' texts for the fields. */
  readonly messages: ContactPage['messages'];
}

const attributes = { [noScriptFormAttribute]: '', [prefillableAttribute]: '' };

/** The contact form (PR-02). Without JavaScript, the browser posts it to the web server. */
export const PressMessageForm = observer(function PressMessageForm({
  presenter,
  messages,
}: PressMessageFormProps) {
  const t = useTexts('press');
  const problemText = useProblemText(messages);
  const lengthProblem = useLengthProblem();
  const { form, steps, subjects } = presenter;
  const { values, problems } = form;

  const field = (name: PressField) => ({
    label: t(`field.${name}`),
    name,
    required: true,
    value: values[name],
    error: lengthProblem(values[name], limits[name]) ?? problemText(name, problems[name]),
    onChange: (typed: string) => presenter.change(name, typed),
  });
  const readOnly = presenter.sending.isSending;

  return (
    <SubmitForm
      className="press-form"
      id="press-form"
      action="#press-form"
      outcome={form.refusalCount}
      onSubmit={presenter.submit}
      {...attributes}
    >
      <HiddenFields fields={steps.hiddenFields} />
      <ProblemSummary problems={fieldNames.map((name) => problemText(name, problems[name]))} />
      <SelectField
        {...field('subject')}
        options={[
          { value: '', label: t('subject.choose') },
          ...subjects.map((subject) => ({ value: subject, label: subject })),
        ]}
      />
      <TextField {...field('about')} hint={t('hint.about')} autoComplete="off" readOnly={readOnly} />
      <div className="press-form__pair">
        <TextField {...field('name')} autoComplete="name" readOnly={readOnly} />
        <EmailField {...field('email')} autoComplete="email" readOnly={readOnly} />
      </div>
      <TextAreaField {...field('message')} rows={8} autoComplete="off" readOnly={readOnly} />
      <HoneypotField
        label={t('confirmation')}
        value={values.confirmation}
        onChange={(typed) => presenter.change('confirmation', typed)}
      />
      <Outcome presenter={presenter} />
      <SendButton presenter={presenter} />
    </SubmitForm>
  );
});

const limits: Partial<Record<PressField, number>> = maxPressMessageLengths;

const configured = {
  subject: 'subject',
  about: 'about',
  name: 'name',
  email: 'email',
  message: 'message',
} as const satisfies Record<PressField, keyof ContactPage['messages']>;

const fieldNames = Object.keys(configured) as readonly PressField[];

/** Returns the text of a problem. A text that an editor left empty falls back to the site's own text. */
const useProblemText = (messages: ContactPage['messages']) => {
  const t = useTexts('press');
  return (field: PressField, problem: PressProblem | undefined): string | undefined => {
    if (problem === undefined) return undefined;
    if (problem === 'too-long') return t('problem.tooLong');
    if (problem === 'email-invalid') return messages.emailPattern || t('problem.emailPattern');
    return messages[configured[field]] || t(`problem.${field}`);
  };
};

const Outcome = observer(function Outcome({ presenter }: Pick<PressMessageFormProps, 'presenter'>) {
  const t = useTexts('press');
  const failureText = useFailureText('press', 'failure');
  const { form, sending, steps } = presenter;
  const { problem } = sending;
  const needsConfirmation = steps.needsConfirmation(form, sending);
  const next = needsConfirmation ? t('plain.title') : undefined;
  useStepTitle(presenter.hasThanked ? t('done.title') : next);

  if (problem && problem.kind !== 'email-invalid')
    return (
      <FailureNotice problem={problem} title={t('failed')}>
        {failureText(problem)}
      </FailureNotice>
    );
  if (presenter.hasThanked)
    return (
      <Notice tone="success" title={t('done.title')} announce>
        {t('done.text')}
      </Notice>
    );
  return needsConfirmation && <Notice title={t('plain.title')}>{t('plain.text')}</Notice>;
});

const SendButton = observer(function SendButton({ presenter }: Pick<PressMessageFormProps, 'presenter'>) {
  const t = useTexts('press');
  const { buttonState } = presenter;
  const { hiddenFields } = presenter.steps;
  const icons = { idle: undefined, loading: undefined, valid: CircleCheck, failed: TriangleAlert } as const;
  const icon = icons[buttonState];

  return (
    <div className={`press-form__send press-form__send--${buttonState}`}>
      <Button
        type="submit"
        variant="primary"
        size="large"
        name="step"
        value={hiddenFields ? 'send' : 'check'}
        busy={buttonState === 'loading'}
        busyLabel={t('button.loading')}
      >
        {icon && <Icon icon={icon} size={20} />}
        <span>{t(`button.${buttonState === 'loading' ? 'idle' : buttonState}`)}</span>
      </Button>
    </div>
  );
});
