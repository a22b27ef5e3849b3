import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const importLine = /^import [^;]*? from '([^']+)';$/gm;

/** Order of the kinds of imports: packages, subpath imports, relative imports. */
const kindOf = (module: string): number => ['#', '.'].indexOf(module.charAt(0)) + 1;

/** Returns the names in an import, with `type ` before each type. */
const namesIn = (line: string): readonly string[] =>
  (/\{([^}]*)\}/.exec(line)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => (line.startsWith('import type') ? `type ${name}` : name));

const importOf = (names: readonly string[], from: string): string => {
  const values = new Set(names.filter((name) => !name.startsWith('type ')));
  const types = new Set(names.filter((name) => name.startsWith('type ') && !values.has(name.slice(5))));
  return values.size === 0
    ? `import type { ${[...types].map((name) => name.slice(5)).join(', ')} } from '${from}';`
    : `import { ${[...values, ...types].join(', ')} } from '${from}';`;
};

/** Collects the files that a generator adds to a checkout or changes. Writes nothing until `write` is called. */
export class Changes {
  private readonly sources = new Map<string, string>();

  constructor(private readonly root: string) {}

  /** Files that are added or changed. */
  get files(): readonly string[] {
    return [...this.sources.keys()];
  }

  has(file: string): boolean {
    return this.sources.has(file) || existsSync(join(this.root, file));
  }

  /** @throws Error if the file already exists */
  add(file: string, source: string): void {
    if (this.has(file)) throw new Error(`${file} exists already`);
    this.sources.set(file, source);
  }

  edit(file: string, change: (source: string) => string): void {
    const source = this.sources.get(file) ?? readFileSync(join(this.root, file), 'utf8');
    const changed = change(source);
    if (changed === source) throw new Error(`${file} has no place for the generated code`);
    this.sources.set(file, changed);
  }

  /** Inserts lines before the last occurrence of `marker`. */
  insertBefore(file: string, marker: string, lines: string): void {
    this.edit(file, (source) => {
      const at = source.lastIndexOf(marker);
      return at < 0 ? source : source.slice(0, at) + lines + source.slice(at);
    });
  }

  /** Adds a member to the end of a class, an interface or an object, which begins with `start`. */
  addMember(file: string, start: string, member: string): void {
    this.edit(file, (source) => {
      const from = source.indexOf(start);
      const end = source.indexOf('\n}', from);
      return from < 0 || end < 0 ? source : `${source.slice(0, end)}\n${member}${source.slice(end)}`;
    });
  }

  /**
   * Adds names to the import from a module, such as `Api` or `type Api`. If there is no such import, inserts one in
   * order among its kind.
   */
  addImport(file: string, names: readonly string[], from: string): void {
    this.edit(file, (source) => {
      const imports = [...source.matchAll(importLine)];
      const same = imports.find(([line, module]) => module === from && /^import (type )?\{/.test(line));
      if (same) {
        const [line] = same;
        const joined = importOf([...namesIn(line), ...names], from);
        return joined === line ? `${source} ` : source.replace(line, joined);
      }
      const written = `${importOf(names, from)}\n`;
      const ofKind = imports.filter(([, module = '']) => kindOf(module) === kindOf(from));
      const next =
        ofKind.find(([, module = '']) => module.toLowerCase() > from.toLowerCase()) ??
        (ofKind.length === 0 ? imports.find(([, module = '']) => kindOf(module) > kindOf(from)) : undefined);
      const last = ofKind.at(-1) ?? imports.at(-1);
      const at = next ? next.index : last ? last.index + last[0].length + 1 : 0;
      return source.slice(0, at) + written + source.slice(at);
    });
  }

  /** Formats and writes all files. @returns the paths of the files */
  async write(): Promise<readonly string[]> {
    const { format, resolveConfig } = await import('prettier');
    const options = (await resolveConfig(join(this.root, 'package.json'))) ?? {};
    for (const [file, source] of this.sources) {
      const path = join(this.root, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await format(source, { ...options, filepath: path }));
    }
    return this.files;
  }
}
