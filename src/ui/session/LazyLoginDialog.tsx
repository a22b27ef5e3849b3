import { observer } from 'mobx-react-lite';
import { usePresenter } from '../usePresenter';
import { later } from '../loading/later';
import { LoginDialogPresenter } from './LoginDialogPresenter';

const LoginDialog = later(async () => (await import('./LoginDialog')).LoginDialog);

/** The login dialog. Its code is loaded when it is first opened. */
export const LazyLoginDialog = observer(function LazyLoginDialog() {
  const modal = usePresenter(LoginDialogPresenter);
  if (!modal.isOpen) return null;
  return <LoginDialog />;
});
