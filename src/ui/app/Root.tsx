import { Fragment, StrictMode, type ReactNode } from 'react';
import type { Container } from 'inversify';
import { LiveRegions } from '../kit/feedback/LiveRegions';
import { ContainerProvider } from '../usePresenter';
import { App } from './App';

/** In development, StrictMode runs effects twice. This reveals presenters that can't restart after being disposed. */
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
      <LiveRegions />
    </ContainerProvider>
  </Mode>
);
