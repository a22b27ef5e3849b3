import type { Container } from 'inversify';
import type { ReactNode } from 'react';
import { ContainerProvider } from '../usePresenter';
import { App } from './App';

/** The application with its container, the same in the browser and on the server. */
export const Root = ({
  container,
  children,
}: {
  readonly container: Container;
  readonly children?: ReactNode;
}) => (
  <ContainerProvider container={container}>
    <App />
    {children}
  </ContainerProvider>
);
