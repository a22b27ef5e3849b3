import type { EffectCallback } from 'react';
import { injectable } from 'inversify';
import { configure, makeAutoObservable, type AnnotationsMap } from 'mobx';

// MobX would require an action around every assignment after an `await`, although each of them updates the views.
configure({ enforceActions: 'never' });

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
   * @returns a function that stops this work, if it does not end by itself
   */
  readonly onShow?: EffectCallback;
  /** Cancels pending work. May be called more than once; the presenter can be shown again afterwards. */
  dispose?(): void;
}

export interface DisposablePresenter extends ViewLifecycle {
  dispose(): void;
}

const isDisposable = (part: unknown): part is DisposablePresenter =>
  typeof part === 'object' && part !== null && 'dispose' in part && typeof part.dispose === 'function';

/** Returns a function that disposes all fields of a presenter that have a `dispose` method. */
export const disposerOf = (self: object) => (): void => {
  for (const part of Object.values(self)) if (isDisposable(part)) part.dispose();
};
