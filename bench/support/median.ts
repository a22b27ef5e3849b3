export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('a median needs values');
  return middle;
};

export const round = (value: number, digits = 0): number => Number(value.toFixed(digits));
