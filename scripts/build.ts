import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildTargets, type BuildTarget } from '../webpack.config';
import { compile } from './build/compile';

const isTarget = (name: string): name is BuildTarget => (buildTargets as readonly string[]).includes(name);

/** In its own process: webpack keeps one core busy, and there are two targets. */
const compileAside = async (target: BuildTarget): Promise<boolean> => {
  const child = spawn(process.execPath, [...process.execArgv, import.meta.filename, target], {
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !isTarget(name));
if (unknown.length > 0) {
  console.error(`Unknown build: ${unknown.join(', ')}. Known: ${buildTargets.join(', ')}.`);
  process.exit(2);
}

if (named.length === 0) {
  const built = await Promise.all(buildTargets.map(compileAside));
  if (built.includes(false)) process.exit(1);
} else {
  try {
    for (const target of named.filter(isTarget)) await compile(target);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
