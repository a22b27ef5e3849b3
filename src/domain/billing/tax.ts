/**
 * Returns the tax included in a gross amount, rounded half up to whole cents.
 * @param cents gross amount
 * @param rate fraction of the net amount, with at most four decimals
 */
export const taxIncludedIn = (cents: number, rate: number): number => {
  const parts = BigInt(Math.round(rate * 10_000));
  const gross = 10_000n + parts;
  return Number((2n * BigInt(cents) * parts + gross) / (2n * gross));
};
