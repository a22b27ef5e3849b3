import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '../usePresenter';
import { RedirectNoticePresenter } from './RedirectNoticePresenter';

const RedirectNoticeContent = lazy(() =>
  import('./RedirectNoticeContent').then((module) => ({ default: module.RedirectNoticeContent })),
);

/** The notice of the page that redirected here; its code is loaded when there is one. */
export const RedirectNotice = observer(function RedirectNotice() {
  const { notice } = usePresenter(RedirectNoticePresenter);
  if (!notice) return null;
  return (
    <Suspense>
      <RedirectNoticeContent key={notice} notice={notice} />
    </Suspense>
  );
});
