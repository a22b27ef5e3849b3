import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from './OpenApiDocument';

export const readDocument = (): OpenApiDocument =>
  JSON.parse(readFileSync('contracts/openapi.json', 'utf8')) as OpenApiDocument;
