import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';
import type { ProfileFormPresenter } from './ProfileFormPresenter';

/** The outcome, next to the save button. A change of the email address gets a larger notice. */
export const ProfileOutcomeNotice = observer(function ProfileOutcomeNotice({
  editor,
}: {
  readonly editor: ProfileFormPresenter;
}) {
  const t = useTexts('profile');
  const box = useRef<HTMLDivElement>(null);
  const { outcome } = editor;

  useEffect(() => {
    if (outcome?.kind === 'saved') box.current?.focus();
  }, [outcome]);

  switch (outcome?.kind) {
    case 'unchanged':
      return <Notice announce>{t('outcome.unchanged')}</Notice>;
    case 'undecided':
      return (
        <Notice tone="danger" announce>
          {t('outcome.undecided')}
        </Notice>
      );
    case 'saved':
      return (
        <div className="profile__outcome" ref={box} tabIndex={-1} data-outcome>
          {outcome.confirmedBy === undefined ? (
            <Notice tone="success" title={t('outcome.saved')} />
          ) : (
            <Notice tone="success" title={t('outcome.saved')}>
              {t('outcome.confirm', { to: outcome.confirmedBy, email: editor.stored.email })}
            </Notice>
          )}
        </div>
      );
    default:
      return null;
  }
});
