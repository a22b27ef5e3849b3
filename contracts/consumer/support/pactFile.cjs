const { join } = require('node:path');

exports.fileName = 'starport-site-starport-api.json';

/** Path of the committed pact. */
exports.file = join(__dirname, '../../pacts', exports.fileName);

/** Unique name of an interaction: no two have the same description and provider states. */
exports.nameOf = (states, description) => `${description} (${states.join(', ')})`;
