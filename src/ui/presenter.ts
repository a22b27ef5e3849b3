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

export interface Disposable {
  /** Ends what is under way; may be called more than once. */
  dispose(): void;
}
