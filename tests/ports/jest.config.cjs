const project = require('../jest.base.cjs');

/** One suite for each port, on its fake and on its real adapter. */
module.exports = project('ports', { testTimeout: 60_000 });
