import { lazy, Suspense, type ComponentProps } from 'react';

const ConfirmConversion = lazy(() =>
  import('./ConfirmConversion').then((module) => ({ default: module.ConfirmConversion })),
);

/** Lazy-loads the dialog when it is first opened. */
export const ConfirmConversionDialog = (props: ComponentProps<typeof ConfirmConversion>) => (
  <Suspense>
    <ConfirmConversion {...props} />
  </Suspense>
);
