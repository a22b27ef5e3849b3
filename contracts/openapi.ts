import { readFileSync, writeFileSync } from 'node:fs';
import { createDocument } from './openapi/createDocument';

// Writes the OpenAPI document. With `--check`, only fails if the document is stale.

const file = 'contracts/openapi.json';

const document = `${JSON.stringify(await createDocument(), undefined, 2)}\n`;
if (!process.argv.includes('--check')) {
  writeFileSync(file, document);
} else if (readFileSync(file, 'utf8') !== document) {
  console.error(`${file} is stale: run \`npm run contracts:openapi\`.`);
  process.exitCode = 1;
}
