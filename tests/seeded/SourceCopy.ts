import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Defect } from './Defect';

const listName = '.files.json';

/**
 * A copy of the repository's files, including uncommitted changes. Defects are applied to the copy,
 * so an interrupted run leaves none in the repository. The copy and its caches are reused by the next run.
 */
export class SourceCopy {
  constructor(
    private readonly root: string,
    readonly folder: string,
  ) {}

  /** Synchronizes the copy with the repository. */
  refresh(): void {
    mkdirSync(this.folder, { recursive: true });
    const modules = join(this.folder, 'node_modules');
    if (!existsSync(modules)) symlinkSync(join(this.root, 'node_modules'), modules, 'dir');
    const files = this.filesOfRepository();
    const list = join(this.folder, listName);
    const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
    const wanted = new Set(files);
    for (const file of before) if (!wanted.has(file)) rmSync(join(this.folder, file), { force: true });
    for (const file of files) this.restore(file);
    writeFileSync(list, JSON.stringify(files));
  }

  apply({ file, find, replace }: Defect): void {
    const path = join(this.folder, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(find, () => replace),
    );
  }

  /** Copies a file from the repository unless its size and modification time are equal. */
  restore(file: string): void {
    const [source, target] = [join(this.root, file), join(this.folder, file)];
    const { size, mtime } = statSync(source);
    const present = statSync(target, { throwIfNoEntry: false });
    if (present && present.size === size && Math.abs(present.mtimeMs - mtime.getTime()) < 1) return;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, target);
    utimesSync(target, mtime, mtime);
  }

  private filesOfRepository(): readonly string[] {
    const command = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
    return execFileSync('git', command, { cwd: this.root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
      .split('\0')
      .filter((file) => file !== '' && existsSync(join(this.root, file)));
  }
}
