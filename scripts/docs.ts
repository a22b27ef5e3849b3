import { readFileSync, writeFileSync } from 'node:fs';
import { decisionIndex } from './docs/decisionIndex';
import { featureList } from './docs/featureList';
import { withLayerTable } from './docs/layerTable';

/** Writes docs/features.md, docs/decisions/README.md and the table of layers in ARCHITECTURE.md. */
writeFileSync('docs/features.md', featureList());
writeFileSync('docs/decisions/README.md', decisionIndex());
writeFileSync('ARCHITECTURE.md', withLayerTable(readFileSync('ARCHITECTURE.md', 'utf8')));
