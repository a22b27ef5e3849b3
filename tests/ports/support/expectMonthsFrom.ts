const toleranceMilliseconds = 60_000;

/**
 * Adds months independently of the domain function, which the fake and the sandbox share.
 * Allows a tolerance because the test and the sandbox read the clock at different times.
 */
export const expectMonthsFrom = (now: Date, months: number, actual: Date | undefined): void => {
  const month = now.getUTCMonth() + months;
  const daysOfMonth = new Date(Date.UTC(now.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(now.getUTCFullYear(), month, Math.min(now.getUTCDate(), daysOfMonth));
  const expected = midnight + (now.getTime() % 86_400_000);
  expect(Math.abs((actual?.getTime() ?? NaN) - expected)).toBeLessThan(toleranceMilliseconds);
};
