const { join } = require('node:path');

exports.fileName = 'starport-site-starport-api.json';

/** The committed pact. */
exports.file = join(__dirname, '../../pacts', exports.fileName);

/** What tells interactions apart: no two have the same description in the same states. */
exports.nameOf = (states, description) => `${description} (${states.join(', ')})`;
