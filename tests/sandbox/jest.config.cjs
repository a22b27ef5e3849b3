const project = require('../jest.base.cjs');

/** The sandbox runs as a process of its own; these tests talk to it as the site does. */
module.exports = project('sandbox', { testTimeout: 60_000 });
