import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '#ui/usePresenter';
import { DemoPaymentPresenter } from './DemoPaymentPresenter';

const DemoPaymentDialog = lazy(() =>
  import('./DemoPaymentDialog').then((module) => ({ default: module.DemoPaymentDialog })),
);

/** The payment window of the demo, shown over any page that opens it. */
export const LazyDemoPaymentDialog = observer(function DemoPayment() {
  const payment = usePresenter(DemoPaymentPresenter);
  if (payment.state.kind === 'closed') return null;
  return (
    <Suspense>
      <DemoPaymentDialog payment={payment} />
    </Suspense>
  );
});
