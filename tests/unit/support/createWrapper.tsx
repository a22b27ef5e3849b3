import type { ReactNode } from 'react';
import { ContainerProvider } from '#ui/usePresenter';
import type { Application } from './compose';

/** Wrapper that provides the container to the views and hooks of a test. */
export const createWrapper = ({ container }: Application) =>
  function InContainer({ children }: { children: ReactNode }) {
    return <ContainerProvider container={container}>{children}</ContainerProvider>;
  };
