import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Dialog } from '../kit/overlays/Dialog';
import { usePresenter } from '../usePresenter';
import { LoginForm } from './LoginForm';
import { LoginDialogPresenter } from './LoginDialogPresenter';
import { LoginPicture } from './LoginPicture';

export const LoginDialog = observer(function LoginDialog() {
  const modal = usePresenter(LoginDialogPresenter);
  const t = useTexts('session');
  const shell = useTexts('app');

  return (
    <Dialog
      open={modal.isOpen}
      onClose={modal.close}
      title={t('dialog.label')}
      closeLabel={shell('close')}
      size="wide"
      fallbackFocusSelector="[popovertarget=profile-menu], .mobile-menu__button"
      flush
      hasHeading
    >
      <div className="login-dialog">
        <div className="login-dialog__form">
          <LoginForm level={2} email={modal.email} />
        </div>
        <LoginPicture sizes="30rem" />
      </div>
    </Dialog>
  );
});
