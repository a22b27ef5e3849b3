import type { Container } from 'inversify';
import type { ComponentType } from 'react';

/** An application ready to be started: its adapters chosen, and what a build adds to its views. */
export interface Composition {
  readonly container: Container;
  /** Shown over the application. */
  readonly Overlay?: ComponentType;
}
