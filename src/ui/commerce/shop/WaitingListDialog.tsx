import { useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { SignUpProblem } from '#application/mailing/SignUpForEmails';
import { useFailureText } from '../../content/useFailureText';
import { useTexts } from '../../content/useTexts';
import type { UnexpectedFailure } from '../../forms/Submission';
import { Button } from '../../kit/actions/Button';
import { Dialog } from '../../kit/overlays/Dialog';
import { EmailField } from '../../forms/EmailField';
import { Notice } from '../../kit/feedback/Notice';
import { SubmitButton } from '../../kit/actions/SubmitButton';
import { useFirstInvalidFocus } from '../../kit/fields/useFirstInvalidFocus';
import { usePresenter } from '../../usePresenter';
import { WaitingListPresenter } from './WaitingListPresenter';

interface WaitingListDialogProps {
  /** Title from the content. Like the text, it may be empty. */
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

export const WaitingListDialog = observer(function WaitingListDialog(props: WaitingListDialogProps) {
  const { title, text, onClose } = props;
  const waiting = usePresenter(WaitingListPresenter);
  const t = useTexts('shopWaitingList');
  const { state } = waiting.sending;

  return (
    <Dialog
      open
      onClose={onClose}
      title={title || t('title')}
      {...(text !== '' && state.kind !== 'done' && { description: text })}
      closeLabel={t('close')}
    >
      {state.kind === 'done' ? (
        <>
          <Notice tone="success" announce>
            {t('done', { email: state.value })}
          </Notice>
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      ) : (
        <WaitingListForm waiting={waiting} />
      )}
    </Dialog>
  );
});

const WaitingListForm = observer(function WaitingListForm({
  waiting,
}: {
  readonly waiting: WaitingListPresenter;
}) {
  const t = useTexts('shopWaitingList');
  const form = useRef<HTMLFormElement>(null);
  const { state, isSending, problem } = waiting.sending;
  const { fieldError, failure } = useProblemText(problem);
  useFirstInvalidFocus(form, fieldError === undefined ? undefined : state);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void waiting.submit();
  };

  return (
    <form className="waiting-list" ref={form} method="post" noValidate onSubmit={submit}>
      {failure !== undefined && (
        <Notice tone="danger" announce>
          {failure}
        </Notice>
      )}
      <EmailField
        label={t('email.label')}
        hint={t('privacy')}
        name="email"
        autoComplete="email"
        required
        readOnly={isSending}
        value={waiting.form.values.email}
        error={fieldError}
        onChange={waiting.change}
      />
      <SubmitButton busy={isSending} busyLabel={t('submitting')}>
        {t('submit')}
      </SubmitButton>
    </form>
  );
});

/** Errors in the email are shown next to the field, all others above the form. */
const useProblemText = (
  problem: SignUpProblem | UnexpectedFailure | undefined,
): { readonly fieldError?: string; readonly failure?: string } => {
  const t = useTexts('shopWaitingList');
  const failureText = useFailureText('shopWaitingList', 'failure');
  if (!problem) return {};
  if (problem.kind === 'email-required') return { fieldError: t('email.required') };
  if (problem.kind === 'email-invalid') return { fieldError: t('email.invalid') };
  return { failure: failureText(problem) };
};
