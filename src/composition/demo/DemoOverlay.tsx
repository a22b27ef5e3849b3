import { DemoPanel } from './DemoPanel';
import { LazyDemoPaymentDialog } from './LazyDemoPaymentDialog';

export const DemoOverlay = () => (
  <>
    <DemoPanel />
    <LazyDemoPaymentDialog />
  </>
);
