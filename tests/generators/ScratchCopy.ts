import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { locales } from '#domain/language/Locale';

const project = resolve(__dirname, '../..');

const copied = [
  'src',
  'content',
  'contracts',
  'docs',
  'sandbox',
  'scripts',
  'server',
  'tests',
  'public/images',
  'ARCHITECTURE.md',
  ...locales.map((locale) => `public/films/intro.${locale}.vtt`),
];

const configuration = /^(\.prettier\w+(\.json)?|\.dependency-cruiser\.cjs|[\w.-]+\.(ts|mjs|cjs|json))$/;

const maxOutputBytes = 50_000_000;

/** Copy of the sources that a test may modify. */
export class ScratchCopy {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'starport-')));
  private readonly before: ReadonlyMap<string, string>;

  constructor() {
    const files = readdirSync(project).filter((name) => configuration.test(name));
    // Skip the committed pact: it is long and not needed here.
    const pacts = join(project, 'contracts/pacts');
    for (const path of [...copied, ...files]) {
      cpSync(join(project, path), join(this.root, path), {
        recursive: true,
        filter: (source) => source !== pacts,
      });
    }
    symlinkSync(realpathSync(join(project, 'node_modules')), join(this.root, 'node_modules'), 'junction');
    this.before = this.fingerprints();
  }

  /** Returns the files that were added or changed since the copy was made. */
  changed(kinds: RegExp): readonly string[] {
    return [...this.fingerprints()]
      .filter(([file, fingerprint]) => kinds.test(file) && this.before.get(file) !== fingerprint)
      .map(([file]) => file);
  }

  /** Runs a tool of the project. @returns its output if it failed, otherwise an empty string */
  run(tool: string, ...parameters: readonly string[]): Promise<string> {
    return this.node(join('node_modules', tool), ...parameters);
  }

  /** Like `run`, for a script that is written in TypeScript or loads it. */
  runScript(script: string, ...parameters: readonly string[]): Promise<string> {
    return this.node('--import', 'tsx', script, ...parameters);
  }

  /** Deletes the files of a folder that match `kind`, except those whose path contains one of `names`. */
  removeOthers(folder: string, kind: RegExp, names: readonly string[]): void {
    for (const path of readdirSync(join(this.root, folder), { recursive: true, encoding: 'utf8' })) {
      const isNamed = names.some((name) => path.includes(name));
      if (kind.test(path) && !isNamed) rmSync(join(this.root, folder, path));
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private node(...command: readonly string[]): Promise<string> {
    return new Promise((done) => {
      const options = { cwd: this.root, maxBuffer: maxOutputBytes, env: environment() };
      const child = execFile(process.execPath, command, options, (error, stdout, stderr) =>
        done(error ? `${error.message}\n${stdout}\n${stderr}` : ''),
      );
      // Plop waits for input until stdin is closed.
      child.stdin?.end();
    });
  }

  private fingerprints(): ReadonlyMap<string, string> {
    const folders = copied.filter((path) => !path.includes('.'));
    const files = folders.flatMap((folder) =>
      readdirSync(join(this.root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    return new Map(
      files.map((file) => [
        relative(this.root, file).split(sep).join('/'),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
    );
  }
}

/** Environment without the variables that Jest sets for its workers. */
const environment = (): NodeJS.ProcessEnv => {
  const { JEST_WORKER_ID: _id, NODE_ENV: _mode, ...others } = process.env;
  return { ...others, PACT_DO_NOT_TRACK: 'true' };
};
