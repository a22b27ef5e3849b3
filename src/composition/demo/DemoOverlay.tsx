import { DemoPanel } from './DemoPanel';
import { DemoPayment } from './DemoPayment';

/** What the demo shows over the site. */
export const DemoOverlay = () => (
  <>
    <DemoPanel />
    <DemoPayment />
  </>
);
