import { lazy, Suspense, type ComponentProps } from 'react';

const CancelQuestion = lazy(() =>
  import('./CancelQuestion').then((module) => ({ default: module.CancelQuestion })),
);

/** Lazy-loads the dialog when it is first opened. */
export const CancelDialog = (props: ComponentProps<typeof CancelQuestion>) => (
  <Suspense>
    <CancelQuestion {...props} />
  </Suspense>
);
