import { readFileSync, writeFileSync } from 'node:fs';
import { decisionIndex } from './docs/decisionIndex';
import { featureList } from './docs/featureList';
import { withLayerTable } from './docs/layerTable';
import { withPurchaseDiagram } from './docs/purchaseDiagram';

/** Writes the lists of features and decisions, the table of layers and the state diagram of a purchase. */
writeFileSync('docs/features.md', featureList());
writeFileSync('docs/decisions/README.md', decisionIndex());
writeFileSync('ARCHITECTURE.md', withLayerTable(readFileSync('ARCHITECTURE.md', 'utf8')));
writeFileSync('docs/purchases.md', withPurchaseDiagram(readFileSync('docs/purchases.md', 'utf8')));
