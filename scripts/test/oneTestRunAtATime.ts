import { oneAtATime } from '../oneAtATime';

/** Allows one test run per folder, because parallel runs would overwrite each other's reports. */
export const oneTestRunAtATime = (run: () => Promise<void>): Promise<void> =>
  oneAtATime('.cache/test.lock', 'test run', run);
