import { buildTargets } from '../../webpack.config';
import { ensureBuilt } from '../build/ensureBuilt';

/** Builds those targets named as arguments that are outdated. */
const named = process.argv.slice(2);
await Promise.all(buildTargets.filter((target) => named.includes(target)).map(ensureBuilt));
