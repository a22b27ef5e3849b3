import { injectable } from 'inversify';
import { makeAutoObservable, type AnnotationsMap } from 'mobx';

/** Lets the container inject use cases and ports through a presenter's constructor. */
export const presenter = injectable();

/** A presenter with one instance per application, created on first use. */
export const sharedPresenter = injectable('Singleton');

/**
 * Makes a presenter observable; call it last in its constructor. Fields are compared by reference, so replace state.
 * Methods become bound actions.
 * @param plain getters that read what MobX cannot observe, such as a port; they are not cached
 */
export const makePresenterObservable = <T extends object>(self: T, ...plain: readonly (keyof T)[]): void => {
  const overrides = Object.fromEntries(plain.map((name) => [name, false])) as AnnotationsMap<T, never>;
  makeAutoObservable(self, overrides, { autoBind: true, deep: false });
};

/** Parameters of the visit, passed to `load`. */
export interface PageRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/**
 * Life cycle of a view, called by `Page` for the page's presenter and by `usePresenter` for others. StrictMode shows a
 * view twice.
 */
export interface ViewLifecycle {
  /**
   * Starts what runs while the view is shown, such as listeners and first requests.
   * @returns a function that ends it
   */
  onShow?(): () => void;
  /** Ends pending work. May be called more than once, and the presenter can be shown again. */
  dispose?(): void;
}

export interface DisposablePresenter extends ViewLifecycle {
  dispose(): void;
}
