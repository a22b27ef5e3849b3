import type { ComponentType } from 'react';
import { CodeLoader } from '#application/shared/CodeLoader';
import { Loadable } from './Loadable';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Loads the code of a component. */
@presenter
export class LaterPresenter<Props> implements DisposablePresenter {
  readonly dispose = disposerOf(this);

  constructor(
    readonly component: Loadable<ComponentType<Props>>,
    private readonly code: CodeLoader,
  ) {
    makePresenterObservable(this);
  }

  load(load: () => Promise<ComponentType<Props>>): void {
    void this.component.load(() => this.code.load(load));
  }
}
