import { inMonths } from '../../../src/infrastructure/fake/world/people';

const toleranceMilliseconds = 60_000;

/** A test and the sandbox look at the clock at different moments. */
export const expectMonthsFrom = (now: Date, months: number, actual: Date | undefined): void => {
  const difference = (actual?.getTime() ?? NaN) - Date.parse(inMonths(now, months));
  expect(Math.abs(difference)).toBeLessThan(toleranceMilliseconds);
};
