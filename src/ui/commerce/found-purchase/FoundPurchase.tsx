import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '../../usePresenter';
import { FoundPurchasePresenter } from './FoundPurchasePresenter';

const FoundPurchaseNotice = lazy(() =>
  import('./FoundPurchaseNotice').then((module) => ({ default: module.FoundPurchaseNotice })),
);

/** Notice about an order that was settled after its buyer left. Its code is loaded only if there is one. */
export const FoundPurchase = observer(function FoundPurchase() {
  const found = usePresenter(FoundPurchasePresenter);
  const { order } = found;
  if (!order) return null;
  return (
    <Suspense>
      <FoundPurchaseNotice found={found} order={order} />
    </Suspense>
  );
});
