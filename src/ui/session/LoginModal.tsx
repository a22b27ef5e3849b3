import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '../usePresenter';
import { LoginModalPresenter } from './LoginModalPresenter';

const LoginDialog = lazy(() => import('./LoginDialog').then((module) => ({ default: module.LoginDialog })));

/** The login dialog. Its code is loaded when it is first opened. */
export const LoginModal = observer(function LoginModal() {
  const modal = usePresenter(LoginModalPresenter);
  if (!modal.isOpen) return null;
  return (
    <Suspense>
      <LoginDialog />
    </Suspense>
  );
});
