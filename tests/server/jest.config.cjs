const project = require('../jest.base.cjs');

/** The host with a small site of its own; these tests talk to it as a browser does. */
module.exports = project('server', { testTimeout: 180_000 });
