import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { StepHeading } from '../app/StepHeading';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Spinner } from '../kit/feedback/Spinner';
import { Intro } from '../kit/layout/Text';
import { LoginLink } from '../session/LoginLink';
import { usePresenter } from '../usePresenter';
import { ResendConfirmationPresenter } from './ResendConfirmationPresenter';

interface SignupDoneProps {
  readonly email: string;
  /** Whether the account needs no confirmation, because its sign-up link came by email. */
  readonly isConfirmed: boolean;
  /** Whether the player is signed in, and the next page is being opened. */
  readonly isSignedIn: boolean;
  /** Game-time code of the link. */
  readonly gameTimeCode: string | undefined;
  /** Shows the form again, to correct the email. */
  readonly onCorrectEmail: () => void;
}

/** Next steps for a new player (RG-04). */
export function SignupDone({
  email,
  isConfirmed,
  isSignedIn,
  gameTimeCode,
  onCorrectEmail,
}: SignupDoneProps) {
  const t = useTexts('registration');
  const title = t(isConfirmed ? 'done.open.title' : 'done.title');

  const stored = gameTimeCode !== undefined && (
    <Notice title={t('gameCode.keptTitle')}>{t('gameCode.kept', { code: gameTimeCode })}</Notice>
  );
  return (
    <div className="signup-done">
      <StepHeading>{title}</StepHeading>
      {isSignedIn && (
        <>
          <Intro>{t('done.entering')}</Intro>
          <Spinner />
        </>
      )}
      {isConfirmed && !isSignedIn && (
        <>
          <Intro>{t('done.open.text')}</Intro>
          {stored}
          <LoginLink size="large">{t('done.login')}</LoginLink>
        </>
      )}
      {!isConfirmed && (
        <>
          <Intro>{t('done.text')}</Intro>
          <p className="signup-done__email">{email}</p>
          <Button variant="quiet" onClick={onCorrectEmail}>
            {t('done.correct')}
          </Button>
          <ol className="signup-done__steps">
            {(['done.step.open', 'done.step.link', 'done.step.play'] as const).map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
          {stored}
          <SendAgain email={email} />
        </>
      )}
    </div>
  );
}

const SendAgain = observer(function SendAgain({ email }: { readonly email: string }) {
  const t = useTexts('registration');
  const resending = usePresenter(ResendConfirmationPresenter);
  const { isSending, isDone, problem } = resending.sending;
  useEffect(() => resending.begin(email), [resending, email]);

  return (
    <div className="signup-done__again">
      <p>{t('done.missing')}</p>
      {problem && (
        <Notice tone="danger" announce>
          {t('done.again.failed')}
        </Notice>
      )}
      {isDone && (
        <Notice tone="success" announce>
          {t('done.again.sent')}
        </Notice>
      )}
      <Button busy={isSending} busyLabel={t('done.again.submitting')} onClick={() => void resending.submit()}>
        {t('done.again.submit')}
      </Button>
    </div>
  );
});
