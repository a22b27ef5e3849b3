import { lazy, Suspense, type ComponentProps } from 'react';

const UnlinkQuestion = lazy(() =>
  import('./UnlinkAccountDialog').then((module) => ({ default: module.UnlinkAccountDialog })),
);

/** The unlink dialog. Its code is loaded when it is first opened. */
export const LazyUnlinkDialog = (props: ComponentProps<typeof UnlinkQuestion>) => (
  <Suspense>
    <UnlinkQuestion {...props} />
  </Suspense>
);
