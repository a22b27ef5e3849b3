/** Nearest-rank percentile. @param part from 0 to 1 */
export const percentile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)];
  if (found === undefined) throw new Error('a percentile needs values');
  return found;
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('a median needs values');
  return middle;
};

export const round = (value: number, digits = 0): number => Number(value.toFixed(digits));
