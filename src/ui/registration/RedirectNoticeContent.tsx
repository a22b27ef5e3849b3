import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
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

const tones = {
  'activation-key-dead': 'danger',
  'activation-key-used': 'info',
  'reset-key-dead': 'danger',
  'password-changed': 'success',
} as const satisfies Record<Exclude<RedirectNoticeKind, 'sign-up-link'>, string>;

export const RedirectNoticeContent = observer(function RedirectNoticeContent({
  notice,
}: RedirectNoticeContentProps) {
  const { dismiss, link, openLink } = usePresenter(RedirectNoticePresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const { player } = usePresenter(SessionPresenter);
  const t = useTexts('registrationRecovery');
  const shell = useTexts('app');

  const links = player ? (
    <ButtonLink to={pathOf('products')}>{t('news.products')}</ButtonLink>
  ) : (
    <>
      {notice === 'activation-key-dead' && (
        <ButtonLink to={pathOf('resendConfirmation')}>{t('news.newLetter')}</ButtonLink>
      )}
      <ButtonLink to={pathOf('login')}>{t('news.login')}</ButtonLink>
    </>
  );
  if (notice === 'sign-up-link') {
    return (
      <ShellNotice
        tone="warning"
        title={t('news.sign-up-link.title', { email: link?.email ?? '' })}
        action={<Button onClick={openLink}>{t('news.sign-up-link.open')}</Button>}
        dismiss={{ label: shell('dismiss'), onDismiss: dismiss }}
      >
        {player && t('news.sign-up-link.text', { name: player.displayName })}
      </ShellNotice>
    );
  }

  const isAboutActivation = notice === 'activation-key-dead' || notice === 'activation-key-used';

  return (
    <ShellNotice
      tone={tones[notice]}
      title={t(`news.${notice}.title`)}
      action={isAboutActivation ? <span className="redirect-notice__links">{links}</span> : undefined}
      dismiss={{ label: shell('dismiss'), onDismiss: dismiss }}
    >
      {isAboutActivation && player
        ? t(`news.${notice}.signedIn`, { name: player.displayName })
        : t(`news.${notice}.text`)}
    </ShellNotice>
  );
});
