import type { ReactNode } from 'react';
import type { Newable } from 'inversify';
import type { ViewLifecycle } from '#ui/presenter';
import { ContainerProvider, PagePresenterProvider, usePresenter } from '#ui/usePresenter';
import type { Application } from './compose';

interface WrapperOptions {
  /** Presenter of the page around the views. It is created, shown and disposed of with the wrapper, but not loaded. */
  readonly pagePresenter?: Newable<ViewLifecycle>;
}

/** Wrapper that provides the container to the views and hooks of a test. */
export const createWrapper = (
  { container }: Application,
  { pagePresenter: Presenter }: WrapperOptions = {},
) =>
  function InContainer({ children }: { children: ReactNode }) {
    return (
      <ContainerProvider container={container}>
        {Presenter ? <InPage Presenter={Presenter}>{children}</InPage> : children}
      </ContainerProvider>
    );
  };

const InPage = ({ Presenter, children }: { Presenter: Newable<ViewLifecycle>; children: ReactNode }) => (
  <PagePresenterProvider presenter={usePresenter(Presenter)}>{children}</PagePresenterProvider>
);
