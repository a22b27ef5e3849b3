import { observer } from 'mobx-react-lite';
import { later } from '../../loading/later';
import { usePresenter } from '../../usePresenter';
import { SettledPurchasePresenter } from './SettledPurchasePresenter';

const SettledPurchaseNotice = later(
  async () => (await import('./SettledPurchaseNotice')).SettledPurchaseNotice,
);

/** Notice about an order that was settled after its buyer left. Its code is loaded only if there is such an order. */
export const LazySettledPurchaseNotice = observer(function LazySettledPurchaseNotice() {
  const found = usePresenter(SettledPurchasePresenter);
  const { order } = found;
  return order && <SettledPurchaseNotice settled={found} order={order} />;
});
