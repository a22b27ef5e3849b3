import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '#ui/usePresenter';
import { DemoPaymentPresenter } from './DemoPaymentPresenter';

const DemoPaymentDialog = lazy(() =>
  import('./DemoPaymentDialog').then((module) => ({ default: module.DemoPaymentDialog })),
);

/** The payment dialog of the demo, shown on top of the page that opens it. Loaded on demand. */
export const LazyDemoPaymentDialog = observer(function LazyDemoPaymentDialog() {
  const payment = usePresenter(DemoPaymentPresenter);
  if (payment.state.kind === 'closed') return null;
  return (
    <Suspense>
      <DemoPaymentDialog payment={payment} />
    </Suspense>
  );
});
