import type { ReactNode } from 'react';
import { ContainerProvider } from '../../../src/ui/usePresenter';
import type { Application } from './compose';

/** What views and hooks of a test stand in. */
export const inContainer = ({ container }: Application) =>
  function InContainer({ children }: { children: ReactNode }) {
    return <ContainerProvider container={container}>{children}</ContainerProvider>;
  };
