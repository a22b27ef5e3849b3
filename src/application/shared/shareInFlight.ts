/** Returns a function whose calls share the promise of a call that is still running, whatever their arguments. */
export const shareInFlight = <A extends readonly unknown[], T>(
  run: (...args: A) => Promise<T>,
): ((...args: A) => Promise<T>) => {
  let inFlight: Promise<T> | undefined;
  return (...args) => (inFlight ??= run(...args).finally(() => (inFlight = undefined)));
};
