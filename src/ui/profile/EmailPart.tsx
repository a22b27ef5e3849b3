import { useEffect, useId, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../content/FailureNotice';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Stack } from '../kit/layout/Stack';
import { Note } from '../kit/layout/Text';
import { ProfileTextField } from './ProfileTextField';
import type { ProfilePresenter } from './ProfilePresenter';

/** The email address and a pending change of it (PF-02). */
export const EmailPart = observer(function EmailPart({ profile }: { readonly profile: ProfilePresenter }) {
  const { editor, resending, withdrawing } = profile;
  const { emailChange, stored } = editor;
  const t = useTexts('profile');
  const reason = useId();
  const { state, isSending, problem } = resending.sending;
  const to = emailChange?.to;

  return (
    <Stack gap={2}>
      <ProfileTextField
        editor={editor}
        field="email"
        autoComplete="email"
        hint={t(
          emailChange
            ? withdrawing.isOffered
              ? 'email.lockedUntilWithdrawn'
              : 'email.locked'
            : 'email.hint',
        )}
        readOnly={emailChange !== undefined}
      />
      {emailChange && (
        <Notice title={t('email.pending')}>
          {to === undefined
            ? t('email.pendingText', { email: stored.email })
            : t('email.pendingTo', { email: stored.email, to })}
        </Notice>
      )}
      <div className="profile-email__resend">
        <Button
          busy={isSending}
          busyLabel={t('email.resending')}
          blocked={to === undefined}
          aria-describedby={to === undefined ? reason : undefined}
          onClick={() => to !== undefined && void resending.resend(to)}
        >
          {t('email.resend')}
        </Button>
        {emailChange && withdrawing.isOffered && (
          <Button
            variant="quiet"
            busy={withdrawing.sending.isSending}
            busyLabel={t('email.withdrawing')}
            onClick={() => void profile.withdrawEmailChange()}
          >
            {t('email.withdraw')}
          </Button>
        )}
        {to === undefined && <Note id={reason}>{t('email.nothingPending')}</Note>}
      </div>
      <Withdrawn profile={profile} />
      {state.kind === 'done' && state.value === to && (
        <Notice tone="success" announce>
          {t('email.resent', { to })}
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" announce>
          {t('email.notResent')}
        </Notice>
      )}
    </Stack>
  );
});

const Withdrawn = observer(function Withdrawn({ profile }: { readonly profile: ProfilePresenter }) {
  const { editor, withdrawing } = profile;
  const t = useTexts('profile');
  const failureText = useFailureText();
  const { isDone, problem } = withdrawing.sending;
  const notice = useRef<HTMLDivElement>(null);
  const isOver = isDone && editor.emailChange === undefined;
  // Moves the focus, because the focused button is gone.
  useEffect(() => {
    if (isOver) notice.current?.focus();
  }, [isOver]);

  if (problem) {
    return (
      <FailureNotice problem={problem} title={t('email.notWithdrawn')}>
        {failureText(problem)}
      </FailureNotice>
    );
  }
  return isOver ? (
    <Notice tone="success" ref={notice}>
      {t('email.withdrawn', { email: editor.stored.email })}
    </Notice>
  ) : null;
});
