import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Announced } from '../kit/feedback/Announced';
import { Notice } from '../kit/feedback/Notice';
import { Heading } from '../kit/layout/Heading';
import { usePagePresenter } from '../usePresenter';
import { ProfileForm } from './ProfileForm';
import { ProfilePresenter } from './ProfilePresenter';
import './Profile.scss';

export const ProfileView = observer(function ProfileView() {
  const profile = usePagePresenter(ProfilePresenter);
  const t = useTexts('profile');
  const failureText = useFailureText('profile', 'failure');
  const { state } = profile;

  return (
    <div className="profile">
      <header className="profile__head">
        <Heading level={1}>{t('title')}</Heading>
        <p className="profile__intro">{t('intro')}</p>
      </header>
      {state.kind === 'loading' && <Announced>{t('load.loading')}</Announced>}
      {state.kind === 'failed' && (
        <Notice
          tone="danger"
          title={t('load.failed')}
          action={<Button onClick={() => void profile.load()}>{t('load.retry')}</Button>}
          announce
        >
          {failureText(state.failure)}
        </Notice>
      )}
      {state.kind === 'shown' && <ProfileForm profile={profile} />}
    </div>
  );
});
