import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { ShellNotice } from '../app/ShellNotice';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { RedirectNoticePresenter, type RedirectNoticeKind } from './RedirectNoticePresenter';
import './RedirectNoticeContent.scss';

interface RedirectNoticeContentProps {
  readonly notice: RedirectNoticeKind;
}

export const RedirectNoticeContent = observer(function RedirectNoticeContent({
  notice,
}: RedirectNoticeContentProps) {
  const { dismiss } = usePresenter(RedirectNoticePresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const { player } = usePresenter(SessionPresenter);
  const t = useTexts('registrationRecovery');
  const shell = useTexts('app');

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
    <ShellNotice
      tone={notice === 'password-changed' ? 'success' : 'danger'}
      title={t(`news.${notice}.title`)}
      action={
        notice === 'activation-key-dead' ? <span className="redirect-notice__links">{links}</span> : undefined
      }
      dismiss={{ label: shell('dismiss'), onDismiss: dismiss }}
    >
      {(notice === 'activation-key-dead' && signedIn) || t(`news.${notice}.text`)}
    </ShellNotice>
  );
});
