import { injectable } from 'inversify';
import { makeAutoObservable, type AnnotationsMap } from 'mobx';

/** Lets the container read a presenter's use cases and ports from its constructor. */
export const presenter = injectable();

/**
 * Makes a presenter observable; its constructor calls this last. Fields are compared by reference, so state is
 * replaced, never changed in place. Methods are bound actions.
 *
 * @param plain getters that read what MobX cannot observe, such as a port: they are worked out at each read
 */
export const observed = <T extends object>(self: T, ...plain: readonly (keyof T)[]): void => {
  const overrides = Object.fromEntries(plain.map((name) => [name, false])) as AnnotationsMap<T, never>;
  makeAutoObservable(self, overrides, { autoBind: true, deep: false });
};

/** What a page presenter learns of the visit before its view is shown. */
export interface Visit {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/**
 * What React calls on a presenter: `Page` for the presenter that was loaded for the page, `usePresenter` for those
 * that belong to one view. A presenter can be shown, ended, disposed of and shown again, as StrictMode does.
 */
export interface ViewLife {
  /** Starts what runs while the view is shown, such as listeners and first calls. @returns a function that ends it */
  shown?(): () => void;
  /** Ends what is under way; may be called more than once, and the presenter can be used again afterwards. */
  dispose?(): void;
}

export interface Disposable extends ViewLife {
  dispose(): void;
}
