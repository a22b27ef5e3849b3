import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import type { Compilation } from 'webpack';

/** All inputs whose change makes a build outdated. */
interface Inputs {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Content hash by path below the root; null where webpack looked for a file and there was none. */
  readonly hashes: Readonly<Record<string, string | null>>;
}

/** File that npm writes on every installation. Represents all packages, because nobody edits installed packages. */
const installedPackages = 'node_modules/.package-lock.json';

const environmentNow = (): Inputs['environment'] => ({
  node: process.version,
  NODE_ENV: process.env.NODE_ENV,
});

/** Hash of a file's content, or of the names in a folder. Null if the path does not exist. */
const hashOf = (path: string): string | null => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return null;
  const content = stats.isDirectory() ? readdirSync(path).sort().join('\n') : readFileSync(path);
  return createHash('sha256').update(content).digest('hex');
};

/** Returns the folder and everything in it, recursively. */
const treeOf = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(folder, { encoding: 'utf8', recursive: true }).map((name) => join(folder, name)),
];

type Dependencies = Pick<
  Compilation,
  'buildDependencies' | 'contextDependencies' | 'fileDependencies' | 'missingDependencies'
>;

/** Records the inputs of builds and compares them with the current files. */
export class BuildInputs {
  /** @param script build script; its modules are inputs, too */
  constructor(
    private readonly root: string,
    private readonly script: string,
  ) {}

  /** Whether `target` was built from the current inputs. */
  isFresh(target: string): boolean {
    const recorded = this.read(target);
    if (!recorded) return false;
    const environment = JSON.stringify(environmentNow());
    return (
      JSON.stringify(recorded.environment) === environment &&
      Object.entries(recorded.hashes).every(([path, hash]) => hashOf(join(this.root, path)) === hash)
    );
  }

  /** Deletes the record. Call before a build, because an interrupted build may have written only some of its files. */
  invalidate(target: string): void {
    rmSync(this.recordOf(target), { force: true });
  }

  /**
   * Records the inputs of a build. Records nothing if an input has changed since the build started,
   * because the build may have read the previous version.
   * @param since start of the build (Unix time in milliseconds)
   */
  async record(target: string, compilations: readonly Dependencies[], since: number): Promise<void> {
    const paths = await this.pathsOf(compilations);
    const hashes = paths.map((path) => [relative(this.root, path).split(sep).join('/'), hashOf(path)]);
    const changed = paths.some((path) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= since);
    if (changed) return;
    const inputs: Inputs = { environment: environmentNow(), hashes: Object.fromEntries(hashes) };
    const record = this.recordOf(target);
    mkdirSync(dirname(record), { recursive: true });
    writeFileSync(record, JSON.stringify(inputs));
  }

  /** Returns the modules of the script, without packages, as paths relative to the root. */
  async modules(): Promise<readonly string[]> {
    const { metafile } = await build({
      absWorkingDir: this.root,
      entryPoints: [this.script],
      bundle: true,
      format: 'esm',
      logLevel: 'silent',
      metafile: true,
      packages: 'external',
      platform: 'node',
      write: false,
    });
    return Object.keys(metafile.inputs);
  }

  private async pathsOf(compilations: readonly Dependencies[]): Promise<readonly string[]> {
    const folders = compilations.flatMap(({ contextDependencies }) => [...contextDependencies]);
    const files = compilations.flatMap(({ buildDependencies, fileDependencies, missingDependencies }) => [
      ...buildDependencies,
      ...fileDependencies,
      ...missingDependencies,
    ]);
    const paths = [
      ...(await this.modules()).map((path) => resolve(this.root, path)),
      ...files,
      ...folders.filter((folder) => this.isSource(folder)).flatMap(treeOf),
    ].filter((path) => this.isSource(path));
    return [...new Set([...paths, join(this.root, installedPackages)])].sort();
  }

  private isSource(path: string): boolean {
    const below = relative(this.root, path);
    return below !== '' && !isAbsolute(below) && !/(^|[\\/])(\.\.|node_modules)([\\/]|$)/.test(below);
  }

  private read(target: string): Inputs | undefined {
    try {
      return JSON.parse(readFileSync(this.recordOf(target), 'utf8')) as Inputs;
    } catch {
      return undefined;
    }
  }

  private recordOf(target: string): string {
    return resolve(this.root, 'dist/.inputs', target);
  }
}
