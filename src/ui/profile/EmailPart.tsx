import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { ProfileTextField } from './ProfileTextField';
import type { ProfilePresenter } from './ProfilePresenter';

/** PF-02. The email, and the change of it that waits for its confirmation. */
export const EmailPart = observer(function EmailPart({ profile }: { readonly profile: ProfilePresenter }) {
  const { editor, resending } = profile;
  const { emailChange, stored } = editor;
  const t = useTexts('profile');
  const reason = useId();
  const { isSending, isDone, problem } = resending.sending;
  const to = emailChange?.to;

  return (
    <div className="profile-email">
      <ProfileTextField
        editor={editor}
        field="email"
        autoComplete="email"
        hint={emailChange ? t('email.locked') : t('email.hint')}
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
        {to === undefined && (
          <p className="profile__soft" id={reason}>
            {t('email.nothingPending')}
          </p>
        )}
      </div>
      {isDone && to !== undefined && (
        <Notice tone="success" announce>
          {t('email.resent', { to })}
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" announce>
          {t('email.notResent')}
        </Notice>
      )}
    </div>
  );
});
