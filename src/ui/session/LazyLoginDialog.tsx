import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '../usePresenter';
import { LoginDialogPresenter } from './LoginDialogPresenter';

const LoginDialog = lazy(() => import('./LoginDialog').then((module) => ({ default: module.LoginDialog })));

/** The login dialog. Its code is loaded when it is first opened. */
export const LazyLoginDialog = observer(function LazyLoginDialog() {
  const modal = usePresenter(LoginDialogPresenter);
  if (!modal.isOpen) return null;
  return (
    <Suspense>
      <LoginDialog />
    </Suspense>
  );
});
