import { oneAtATime } from '../oneAtATime';

/** Two test runs in one folder would overwrite each other's reports. */
export const oneTestRunAtATime = (run: () => Promise<void>): Promise<void> =>
  oneAtATime('.cache/test.lock', 'test run', run);
