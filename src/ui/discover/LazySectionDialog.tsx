import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import type { SectionDialogPresenter } from './SectionDialogPresenter';

const PopupDialog = lazy(() =>
  import('./SectionDialog').then((module) => ({ default: module.SectionDialog })),
);

export const LazySectionDialog = observer(function LazySectionDialog({
  popups,
}: {
  readonly popups: SectionDialogPresenter;
}) {
  return popups.state.kind === 'closed' ? null : (
    <Suspense>
      <PopupDialog popups={popups} />
    </Suspense>
  );
});
