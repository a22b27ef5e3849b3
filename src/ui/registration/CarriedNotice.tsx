import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/ButtonLink';
import { Notice } from '../kit/Notice';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { CarriedNewsPresenter, type CarriedNews } from './CarriedNewsPresenter';
import './CarriedNotice.scss';

export const CarriedNotice = observer(function CarriedNotice({ news }: { readonly news: CarriedNews }) {
  const { dismiss } = usePresenter(CarriedNewsPresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const { player } = usePresenter(SessionPresenter);
  const t = useTexts('recovery');
  const shell = useTexts('shell');

  const links = player ? (
    <ButtonLink to={pathOf('products')}>{t('news.products')}</ButtonLink>
  ) : (
    <>
      <ButtonLink to={pathOf('resendConfirmation')}>{t('news.newLetter')}</ButtonLink>
      <ButtonLink to={pathOf('login')}>{t('news.login')}</ButtonLink>
    </>
  );
  const signedIn = player && t('news.activation-key-dead.signedIn', { name: player.displayName });

  return (
    <div className="session-ended">
      <Notice
        tone={news === 'password-changed' ? 'success' : 'danger'}
        title={t(`news.${news}.title`)}
        action={
          news === 'activation-key-dead' ? <span className="carried-news__links">{links}</span> : undefined
        }
        dismiss={{ label: shell('dismiss'), onDismiss: dismiss }}
        announce
      >
        {(news === 'activation-key-dead' && signedIn) || t(`news.${news}.text`)}
      </Notice>
    </div>
  );
});
