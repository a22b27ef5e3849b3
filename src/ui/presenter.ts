import { injectable } from 'inversify';
import { makeAutoObservable, type AnnotationsMap } from 'mobx';

/** Lets the container inject use cases and ports through a presenter's constructor. */
export const presenter = injectable();

/** Marks a presenter that has one instance per application, created on first use. */
export const sharedPresenter = injectable('Singleton');

/**
 * Makes a presenter observable; call it last in the constructor. Methods become bound actions. Fields are compared
 * by reference, so replace objects instead of mutating them.
 * @param plain getters that read state that MobX cannot observe, such as a port; they are not cached
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
 * Life cycle of a view. `Page` calls it for the page's presenter, `usePresenter` for all others. StrictMode shows
 * each view twice.
 */
export interface ViewLifecycle {
  /**
   * Starts listeners, first requests and other work that runs while the view is shown.
   * @returns a function that stops this work
   */
  onShow?(): () => void;
  /** Cancels pending work. May be called more than once; the presenter can be shown again afterwards. */
  dispose?(): void;
}

export interface DisposablePresenter extends ViewLifecycle {
  dispose(): void;
}
