const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { folder } = require('./pactFile.cjs');

/** Interactions that the tests no longer have would stay in the file otherwise. */
module.exports = () => {
  process.env.PACT_DO_NOT_TRACK = 'true';
  process.env.PACT_LEDGER = join(mkdtempSync(join(tmpdir(), 'pact-')), 'agreed');
  writeFileSync(process.env.PACT_LEDGER, '');
  rmSync(folder, { recursive: true, force: true });
};
