import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// A relative path, because Jest does not map the imports of its global setup.
import { beginTestRun } from '../../../tests/run/testRun';

/** Sets PACT_FOLDER, in which each test file writes its part of the pact to its own folder. */
export default (): void => {
  process.env.PACT_DO_NOT_TRACK = 'true';
  beginTestRun();
  process.env.PACT_FOLDER = mkdtempSync(join(tmpdir(), 'pacts-'));
};
