const toleranceMilliseconds = 60_000;

/**
 * Counts the months itself: the fake and the sandbox use the same function of the domain. A test and the sandbox look at
 * the clock at different moments.
 */
export const expectMonthsFrom = (now: Date, months: number, actual: Date | undefined): void => {
  const month = now.getUTCMonth() + months;
  const daysOfMonth = new Date(Date.UTC(now.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(now.getUTCFullYear(), month, Math.min(now.getUTCDate(), daysOfMonth));
  const expected = midnight + (now.getTime() % 86_400_000);
  expect(Math.abs((actual?.getTime() ?? NaN) - expected)).toBeLessThan(toleranceMilliseconds);
};
