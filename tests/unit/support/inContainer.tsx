import type { ReactNode } from 'react';
import { ContainerProvider } from '../../../src/ui/usePresenter';
import type { Application } from './compose';

/** Wrapper that provides the container to the views and hooks of a test. */
export const inContainer = ({ container }: Application) =>
  function InContainer({ children }: { children: ReactNode }) {
    return <ContainerProvider container={container}>{children}</ContainerProvider>;
  };
