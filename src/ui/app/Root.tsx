import { Fragment, StrictMode, type ReactNode } from 'react';
import type { Container } from 'inversify';
import { ContainerProvider } from '../usePresenter';
import { App } from './App';

/** In development React runs effects twice, which shows presenters that cannot be disposed and restarted. */
const Mode = process.env.NODE_ENV === 'production' ? Fragment : StrictMode;

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
