import { observer } from 'mobx-react-lite';
import { usePresenter } from '../usePresenter';
import { later } from '../loading/later';
import { PendingResetPresenter } from './PendingResetPresenter';

const PendingResetNotice = later(async () => (await import('./PendingResetNotice')).PendingResetNotice);

export const LazyPendingResetNotice = observer(function LazyPendingResetNotice() {
  const pending = usePresenter(PendingResetPresenter);
  return pending.dueAt && <PendingResetNotice pending={pending} dueAt={pending.dueAt} />;
});
