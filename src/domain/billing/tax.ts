/**
 * The tax in a gross amount, rounded half up to whole cents.
 * @param cents gross @param rate fraction of the net amount, with four decimals at most
 */
export const taxIncludedIn = (cents: number, rate: number): number => {
  const parts = BigInt(Math.round(rate * 10_000));
  const gross = 10_000n + parts;
  return Number((2n * BigInt(cents) * parts + gross) / (2n * gross));
};
