import { readFileSync, writeFileSync } from 'node:fs';
import { createDocument } from './openapi/createDocument';

const file = 'contracts/openapi.json';

/** Writes the OpenAPI document. With `--check`, writes nothing, and fails if the document is stale. */
const document = `${JSON.stringify(await createDocument(), undefined, 2)}\n`;
if (!process.argv.includes('--check')) {
  writeFileSync(file, document);
} else if (readFileSync(file, 'utf8') !== document) {
  console.error(`${file} is stale: run \`npm run contracts:openapi\`.`);
  process.exitCode = 1;
}
