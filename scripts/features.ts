import { writeFileSync } from 'node:fs';
import { featureList } from './docs/featureList';

writeFileSync('docs/features.md', featureList());
