import { withLock } from '../withLock';

/** Allows one test run per folder, because parallel runs would overwrite each other's reports. */
export const withTestRunLock = (run: () => Promise<void>): Promise<void> =>
  withLock('.cache/test.lock', 'test run', run);
