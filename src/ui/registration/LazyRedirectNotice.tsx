import { observer } from 'mobx-react-lite';
import { usePresenter } from '../usePresenter';
import { later } from '../loading/later';
import { RedirectNoticePresenter } from './RedirectNoticePresenter';

const RedirectNoticeContent = later(
  async () => (await import('./RedirectNoticeContent')).RedirectNoticeContent,
);

export const LazyRedirectNotice = observer(function LazyRedirectNotice() {
  const { notice } = usePresenter(RedirectNoticePresenter);
  if (!notice) return null;
  return <RedirectNoticeContent key={notice} notice={notice} />;
});
