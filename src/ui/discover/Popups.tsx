import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import type { PopupPresenter } from './PopupPresenter';

const PopupDialog = lazy(() => import('./PopupDialog').then((module) => ({ default: module.PopupDialog })));

export const Popups = observer(function Popups({ popups }: { readonly popups: PopupPresenter }) {
  return popups.popup.kind === 'closed' ? null : (
    <Suspense>
      <PopupDialog popups={popups} />
    </Suspense>
  );
});
