import { buildTargets, type BuildTarget } from '../webpack.config';
import { compile } from './build/compile';

const isTarget = (name: string): name is BuildTarget => (buildTargets as readonly string[]).includes(name);

const named = process.argv.slice(2);
const unknown = named.filter((name) => !isTarget(name));
if (unknown.length > 0) {
  console.error(`Unknown build: ${unknown.join(', ')}. Known: ${buildTargets.join(', ')}.`);
  process.exit(2);
}

try {
  for (const target of named.length > 0 ? named.filter(isTarget) : buildTargets) await compile(target);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
