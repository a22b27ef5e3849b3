import { lazy, Suspense, type ComponentProps } from 'react';

const ConfirmTransfer = lazy(() =>
  import('./TransferDialog').then((module) => ({ default: module.TransferDialog })),
);

/** Lazy-loads the dialog when it is first opened. */
export const LazyTransferDialog = (props: ComponentProps<typeof ConfirmTransfer>) => (
  <Suspense>
    <ConfirmTransfer {...props} />
  </Suspense>
);
