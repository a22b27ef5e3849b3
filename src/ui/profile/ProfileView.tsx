import { observer } from 'mobx-react-lite';
import type { PageModule } from '../app/Pages';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Announced } from '../kit/feedback/Announced';
import { PageHead } from '../kit/layout/PageHead';
import { Loaded } from '../loading/Loaded';
import { usePagePresenter } from '../usePresenter';
import { ProfileForm } from './ProfileForm';
import { ProfilePresenter } from './ProfilePresenter';
import './Profile.scss';

export const ProfileView = observer(function ProfileView() {
  const page = usePagePresenter(ProfilePresenter);
  const t = useTexts('profile');
  const failureText = useFailureText();

  return (
    <div className="profile">
      <PageHead title={t('title')} intro={t('intro')} />
      <Loaded
        of={page.profile}
        placeholder={<Announced>{t('load.loading')}</Announced>}
        title={t('load.failed')}
        failureText={failureText}
        retryLabel={t('load.retry')}
      >
        {() => <ProfileForm profile={page} />}
      </Loaded>
    </div>
  );
});

const page: PageModule = {
  View: ProfileView,
  Presenter: ProfilePresenter,
  texts: ['profile', 'securityPassword', 'security'],
};

export const pages = { profile: page };
