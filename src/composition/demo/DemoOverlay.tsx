import { DemoPanel } from './DemoPanel';
import { DemoPayment } from './DemoPayment';

export const DemoOverlay = () => (
  <>
    <DemoPanel />
    <DemoPayment />
  </>
);
