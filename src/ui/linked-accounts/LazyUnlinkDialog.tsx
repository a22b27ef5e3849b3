import { lazy, Suspense, type ComponentProps } from 'react';

const UnlinkQuestion = lazy(() =>
  import('./UnlinkAccountDialog').then((module) => ({ default: module.UnlinkAccountDialog })),
);

/** Loads its code when it is first opened. */
export const LazyUnlinkDialog = (props: ComponentProps<typeof UnlinkQuestion>) => (
  <Suspense>
    <UnlinkQuestion {...props} />
  </Suspense>
);
