import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '../usePresenter';
import { RedirectNoticePresenter } from './RedirectNoticePresenter';

const RedirectNoticeContent = lazy(() =>
  import('./RedirectNoticeContent').then((module) => ({ default: module.RedirectNoticeContent })),
);

export const LazyRedirectNotice = observer(function LazyRedirectNotice() {
  const { notice } = usePresenter(RedirectNoticePresenter);
  if (!notice) return null;
  return (
    <Suspense>
      <RedirectNoticeContent key={notice} notice={notice} />
    </Suspense>
  );
});
