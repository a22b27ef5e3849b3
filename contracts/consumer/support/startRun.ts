import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginTestRun } from '../../../tests/run/testRun';

/** Each test file writes its part of the pact into a folder of its own in PACT_FOLDER. */
export default (): void => {
  process.env.PACT_DO_NOT_TRACK = 'true';
  beginTestRun();
  process.env.PACT_FOLDER = mkdtempSync(join(tmpdir(), 'pacts-'));
};
