const { join } = require('node:path');

exports.folder = join(__dirname, '../../pacts');
exports.file = join(exports.folder, 'starport-site-starport-api.json');

/** What tells interactions apart: no two have the same description in the same states. */
exports.nameOf = (states, description) => `${description} (${states.join(', ')})`;
