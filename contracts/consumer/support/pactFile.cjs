const { join } = require('node:path');

exports.fileName = 'starport-site-starport-api.json';

/** Path of the committed pact. */
exports.file = join(__dirname, '../../pacts', exports.fileName);

/** Returns the unique name of an interaction, composed of its description and its provider states. */
exports.nameOf = (states, description) => `${description} (${states.join(', ')})`;
