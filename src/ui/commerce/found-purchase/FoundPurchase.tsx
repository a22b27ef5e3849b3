import { lazy, Suspense, useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '../../usePresenter';
import { FoundPurchasePresenter } from './FoundPurchasePresenter';

const FoundPurchaseNotice = lazy(() =>
  import('./FoundPurchaseNotice').then((module) => ({ default: module.FoundPurchaseNotice })),
);

/** An order that was paid after its buyer left; its words and looks come when there is one. */
export const FoundPurchase = observer(function FoundPurchase() {
  const found = usePresenter(FoundPurchasePresenter);
  useEffect(() => void found.start(), [found]);
  if (found.orderId === undefined) return null;
  return (
    <Suspense>
      <FoundPurchaseNotice found={found} />
    </Suspense>
  );
});
