import { BuildInputs } from './BuildInputs';
import { root } from './root';

export const buildInputs = new BuildInputs(root, 'scripts/build.ts');
