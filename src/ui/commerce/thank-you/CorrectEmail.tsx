import { observer } from 'mobx-react-lite';
import { useFailureText } from '../../content/useFailureText';
import { useTexts } from '../../content/useTexts';
import { EmailField } from '../../forms/EmailField';
import type { UnexpectedFailure } from '../../forms/Submission';
import { SubmitForm } from '../../forms/SubmitForm';
import { Button } from '../../kit/actions/Button';
import { SubmitButton } from '../../kit/actions/SubmitButton';
import { Notice } from '../../kit/feedback/Notice';
import { usePresenter } from '../../usePresenter';
import { CorrectEmailPresenter, type CorrectionProblem } from './CorrectEmailPresenter';

/** Lets a buyer without an account correct a mistyped email. */
export const CorrectEmail = observer(function CorrectEmail({
  onCorrected,
}: {
  readonly onCorrected: () => void;
}) {
  const correction = usePresenter(CorrectEmailPresenter);
  const t = useTexts('thankYou');
  const problemTexts = useProblemTexts();
  const { form, isOpen, isSupported, open, sending } = correction;
  const { state } = sending;
  const { field, notice } = problemTexts(sending.problem);
  if (!isSupported) return null;

  return (
    <>
      {state.kind === 'done' && (
        <Notice tone="success" announce title={t('correct.done')}>
          {t('correct.doneText', { email: state.value })}
        </Notice>
      )}
      {isOpen ? (
        <SubmitForm gap={2} outcome={state} onSubmit={() => void correction.submit(onCorrected)}>
          {notice !== undefined && (
            <Notice tone="danger" announce>
              {notice}
            </Notice>
          )}
          <EmailField
            label={t('correct.label')}
            hint={t('correct.hint')}
            name="email"
            autoComplete="email"
            required
            readOnly={sending.isSending}
            value={form.values.email}
            error={field}
            onChange={correction.change}
          />
          <SubmitButton busy={sending.isSending} busyLabel={t('correct.sending')}>
            {t('correct.submit')}
          </SubmitButton>
        </SubmitForm>
      ) : (
        <div>
          <Button onClick={open}>{t('correct.open')}</Button>
        </div>
      )}
    </>
  );
});

interface ProblemTexts {
  readonly field?: string;
  readonly notice?: string;
}

const fieldTexts = {
  'email-required': 'correct.required',
  'email-invalid': 'correct.invalid',
  'email-has-account': 'correct.hasAccount',
  'email-used': 'correct.used',
} as const;

const useProblemTexts = (): ((
  problem: CorrectionProblem | UnexpectedFailure | undefined,
) => ProblemTexts) => {
  const t = useTexts('thankYou');
  const failureText = useFailureText();
  return (problem) => {
    if (!problem) return {};
    switch (problem.kind) {
      case 'email-required':
      case 'email-invalid':
      case 'email-has-account':
      case 'email-used':
        return { field: t(fieldTexts[problem.kind]) };
      // The account was created, or another browser has ordered with the same email.
      case 'signed-out':
      case 'not-the-buyer':
        return { notice: t('correct.refused') };
      default:
        return { notice: failureText(problem) };
    }
  };
};
