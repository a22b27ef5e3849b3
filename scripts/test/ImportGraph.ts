import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { resolveImport } from './resolveImport';

const modules = /\.[cm]?[jt]sx?$/;

/** A module with more imports or importers than this is a hub: a list or utility that the whole site uses. */
const hubThreshold = 20;

/** Imports between modules, including type imports, but not packages and style sheets. */
export class ImportGraph {
  private readonly imports = new Map<string, readonly string[]>();
  private readonly importers = new Map<string, string[]>();

  /** @param files paths relative to the root; imports of other files are ignored */
  constructor(root: string, files: readonly string[]) {
    const all = new Set(files);
    for (const file of files.filter((name) => modules.test(name))) {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
      const imported = importedFiles.flatMap(({ fileName }) => resolveImport(fileName, file, all) ?? []);
      this.imports.set(file, imported);
      for (const name of imported) this.importers.set(name, [...(this.importers.get(name) ?? []), file]);
    }
  }

  /**
   * Returns the file and all modules that import it directly or indirectly, except through hubs.
   * Nearly every test imports the composition, but a change in one feature affects only a few of those tests.
   */
  dependents(file: string): ReadonlySet<string> {
    const found = new Set([file]);
    const queue = [file];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const added = this.importersOf(next).filter((importer) => !found.has(importer));
      for (const importer of added) found.add(importer);
      if (!this.isHub(next)) queue.push(...added.filter((importer) => !this.isHub(importer)));
    }
    return found;
  }

  /** Returns the direct imports of a file. */
  importsOf(file: string): readonly string[] {
    return this.imports.get(file) ?? [];
  }

  private importersOf(file: string): readonly string[] {
    return this.importers.get(file) ?? [];
  }

  private isHub(file: string): boolean {
    return this.importsOf(file).length > hubThreshold || this.importersOf(file).length > hubThreshold;
  }
}
