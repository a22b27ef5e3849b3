import { lazy, Suspense, type ComponentProps } from 'react';

const CancelQuestion = lazy(() =>
  import('./CancelSubscriptionDialog').then((module) => ({ default: module.CancelSubscriptionDialog })),
);

/** Lazy-loads the dialog when it is first opened. */
export const LazyCancelSubscriptionDialog = (props: ComponentProps<typeof CancelQuestion>) => (
  <Suspense>
    <CancelQuestion {...props} />
  </Suspense>
);
