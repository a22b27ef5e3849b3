/** Wraps a function. Calls during a pending call return its promise, even if their arguments differ. */
export const shareInFlight = <A extends readonly unknown[], T>(
  run: (...args: A) => Promise<T>,
): ((...args: A) => Promise<T>) => {
  let inFlight: Promise<T> | undefined;
  return (...args) => (inFlight ??= run(...args).finally(() => (inFlight = undefined)));
};
