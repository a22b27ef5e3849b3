import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '../../usePresenter';
import { SettledPurchasePresenter } from './SettledPurchasePresenter';

const FoundPurchaseNotice = lazy(() =>
  import('./SettledPurchaseNotice').then((module) => ({ default: module.SettledPurchaseNotice })),
);

/** Notice about an order that was settled after its buyer left. Its code is loaded only if there is such an order. */
export const LazySettledPurchaseNotice = observer(function LazySettledPurchaseNotice() {
  const found = usePresenter(SettledPurchasePresenter);
  const { order } = found;
  if (!order) return null;
  return (
    <Suspense>
      <FoundPurchaseNotice settled={found} order={order} />
    </Suspense>
  );
});
