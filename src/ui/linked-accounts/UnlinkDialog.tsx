import { lazy, Suspense, type ComponentProps } from 'react';

const UnlinkQuestion = lazy(() =>
  import('./UnlinkQuestion').then((module) => ({ default: module.UnlinkQuestion })),
);

/** Loads its code when it is first opened. */
export const UnlinkDialog = (props: ComponentProps<typeof UnlinkQuestion>) => (
  <Suspense>
    <UnlinkQuestion {...props} />
  </Suspense>
);
