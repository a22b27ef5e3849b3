import { lazy, Suspense, type ComponentProps } from 'react';

const ConfirmTransfer = lazy(() =>
  import('./ConfirmTransfer').then((module) => ({ default: module.ConfirmTransfer })),
);

/** Lazy-loads the dialog when it is first opened. */
export const ConfirmTransferDialog = (props: ComponentProps<typeof ConfirmTransfer>) => (
  <Suspense>
    <ConfirmTransfer {...props} />
  </Suspense>
);
