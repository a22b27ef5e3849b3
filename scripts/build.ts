import { buildTargets, type BuildTarget } from '../webpack.config';
import { compile } from './build/compile';
import { endWithParent } from './build/endWithParent';

const isTarget = (name: string): name is BuildTarget => (buildTargets as readonly string[]).includes(name);

/** Builds the targets named as arguments, or all targets by default. */
const named = process.argv.slice(2);
const unknown = named.filter((name) => !isTarget(name));
if (unknown.length > 0) {
  console.error(`Unknown build: ${unknown.join(', ')}. Known: ${buildTargets.join(', ')}.`);
  process.exit(2);
}

endWithParent();
try {
  // Built one after the other, because the demo can reuse most modules from the cache of the site's build.
  for (const target of buildTargets) {
    if (named.length === 0 || named.includes(target)) await compile(target);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
