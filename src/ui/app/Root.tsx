import { Fragment, StrictMode, type ReactNode } from 'react';
import type { Container } from 'inversify';
import { LiveRegions } from '../kit/feedback/LiveRegions';
import { ContainerProvider } from '../usePresenter';
import { App } from './App';
import { HydrationSection } from './HydrationSection';

/** In development, StrictMode runs effects twice. This reveals presenters that can't restart after being disposed. */
const Mode = process.env.NODE_ENV === 'production' ? Fragment : StrictMode;

/** @param children hydrated after the page, because React hydrates sections in their order */
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
      <LiveRegions />
      <HydrationSection>{children}</HydrationSection>
    </ContainerProvider>
  </Mode>
);
