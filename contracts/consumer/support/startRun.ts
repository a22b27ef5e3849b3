import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Imported by relative path, because Jest does not map imports in its global setup.
import { beginTestRun } from '../../../tests/run/testRun';

/** Sets PACT_FOLDER. In this folder, each test file has its own folder for its part of the pact. */
export default (): void => {
  process.env.PACT_DO_NOT_TRACK = 'true';
  beginTestRun();
  process.env.PACT_FOLDER = mkdtempSync(join(tmpdir(), 'pacts-'));
};
