import { readFileSync, writeFileSync } from 'node:fs';
import { featureList } from './docs/featureList';
import { withLayerTable } from './docs/layerTable';

/** Writes the generated documents: docs/features.md, and the table of layers in ARCHITECTURE.md. */
writeFileSync('docs/features.md', featureList());
writeFileSync('ARCHITECTURE.md', withLayerTable(readFileSync('ARCHITECTURE.md', 'utf8')));
