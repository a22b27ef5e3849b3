import { lazy, Suspense, type ComponentProps } from 'react';

const ConfirmConversion = lazy(() =>
  import('./ConversionDialog').then((module) => ({ default: module.ConversionDialog })),
);

/** Lazy-loads the dialog when it is first opened. */
export const LazyConversionDialog = (props: ComponentProps<typeof ConfirmConversion>) => (
  <Suspense>
    <ConfirmConversion {...props} />
  </Suspense>
);
