/** Result of an operation with expected failures. Unexpected errors are thrown instead. */
export type Result<T, E> = Success<T> | Failure<E>;

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Failure<E> {
  readonly ok: false;
  readonly error: E;
}

export const succeed = <T>(value: T): Success<T> => ({ ok: true, value });

export const fail = <E>(error: E): Failure<E> => ({ ok: false, error });
