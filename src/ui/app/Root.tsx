import { Fragment, StrictMode, type ReactNode } from 'react';
import type { Container } from 'inversify';
import { ContainerProvider } from '../usePresenter';
import { App } from './App';

/** In development React runs effects twice and so shows what does not survive being ended and started again. */
const Mode = process.env.NODE_ENV === 'production' ? Fragment : StrictMode;

/** The application with its container, the same in the browser and on the server. */
export const Root = ({
  container,
  children,
}: {
  readonly container: Container;
  readonly children?: ReactNode;
}) => (
  <Mode>
    <ContainerProvider container={container}>
      <App />
      {children}
    </ContainerProvider>
  </Mode>
);
