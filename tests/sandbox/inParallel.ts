/** Processes all items with this many parallel connections. */
export const inParallel = async <T>(
  connections: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> => {
  // The connections share the iterator: each takes the next item.
  const left = items[Symbol.iterator]();
  const processItems = async (): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: connections }, processItems));
};
