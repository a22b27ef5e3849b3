import type { Container } from 'inversify';
import type { ComponentType } from 'react';

/** An application ready to start: a container with its adapters, and what a build adds to its views. */
export interface Composition {
  readonly container: Container;
  /** Shown over the application. */
  readonly Overlay?: ComponentType;
}
