import type { Container } from 'inversify';
import type { ComponentType } from 'react';

/** An application that is ready to start: a container with its adapters, and what a build adds to the views. */
export interface Composition {
  readonly container: Container;
  /** Component that is shown on top of the application. */
  readonly Overlay?: ComponentType;
}
