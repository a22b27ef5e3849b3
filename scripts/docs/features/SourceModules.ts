import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { resolveImport } from '../../test/resolveImport';

/** A class or value, identified by its module and name. */
export interface Declared {
  readonly file: string;
  readonly name: string;
}

export interface DeclaredClass extends Declared {
  readonly decorators: readonly string[];
  readonly isAbstract: boolean;
  readonly base: Declared | undefined;
  /** Types of the constructor's parameters, by parameter name. The container injects them. */
  readonly parameters: ReadonlyMap<string, Declared>;
  /** Methods, accessors and fields by name. The constructor has the name `constructor`. */
  readonly members: ReadonlyMap<string, readonly ts.Node[]>;
}

export interface SourceModule {
  readonly source: ts.SourceFile;
  readonly classes: ReadonlyMap<string, DeclaredClass>;
  /** Functions and initialized variables of the module by name. */
  readonly values: ReadonlyMap<string, ts.Node>;
  /** The same, including those within functions. */
  readonly localValues: ReadonlyMap<string, ts.Node>;
  /** Returns where a name in the module is declared: in the imported module, or else in the module itself. */
  readonly declarationOf: (name: string) => Declared;
}

export const keyOf = ({ file, name }: Declared): string => `${file}#${name}`;

export const textOf = (name: ts.Node | undefined): string | undefined =>
  name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : undefined;

/** Calls `visit` for the node and everything below it. */
export const forEachNode = (root: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(root);
  ts.forEachChild(root, (child) => forEachNode(child, visit));
};

const decoratorsOf = (node: ts.ClassDeclaration): readonly string[] =>
  (ts.getDecorators(node) ?? []).flatMap(({ expression }) => {
    const called = ts.isCallExpression(expression) ? expression.expression : expression;
    return textOf(called) ?? [];
  });

const parametersOf = (
  { members }: ts.ClassDeclaration,
  declarationOf: SourceModule['declarationOf'],
): DeclaredClass['parameters'] =>
  new Map(
    (members.find(ts.isConstructorDeclaration)?.parameters ?? []).flatMap(
      ({ name, type }): [string, Declared][] => {
        const parameter = textOf(name);
        const typeName = type && ts.isTypeReferenceNode(type) ? textOf(type.typeName) : undefined;
        return parameter && typeName ? [[parameter, declarationOf(typeName)]] : [];
      },
    ),
  );

const membersOf = (node: ts.ClassDeclaration): DeclaredClass['members'] => {
  const members = new Map<string, ts.Node[]>();
  for (const member of node.members) {
    const name = ts.isConstructorDeclaration(member) ? 'constructor' : textOf(member.name);
    if (name) members.set(name, [...(members.get(name) ?? []), member]);
  }
  return members;
};

const baseOf = (
  { heritageClauses }: ts.ClassDeclaration,
  declarationOf: SourceModule['declarationOf'],
): Declared | undefined => {
  const clause = heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  const name = textOf(clause?.types[0]?.expression);
  return name === undefined ? undefined : declarationOf(name);
};

/** The TypeScript modules of the repository, parsed on first use. Resolves names without type checking. */
export class SourceModules {
  private readonly files: ReadonlySet<string>;
  private readonly modules = new Map<string, SourceModule>();

  /** @param files paths relative to the working directory; imports of other files are not resolved */
  constructor(files: readonly string[]) {
    this.files = new Set(files);
  }

  module(file: string): SourceModule {
    const existing = this.modules.get(file);
    if (existing) return existing;
    const parsed = this.parse(file);
    this.modules.set(file, parsed);
    return parsed;
  }

  classOf({ file, name }: Declared): DeclaredClass | undefined {
    return this.files.has(file) ? this.module(file).classes.get(name) : undefined;
  }

  /** Returns the value of a name that the module uses: its own, or one that it imports. */
  valueOf(
    module: SourceModule,
    name: string,
  ): { readonly module: SourceModule; readonly node: ts.Node } | undefined {
    const own = module.localValues.get(name);
    if (own) return { module, node: own };
    const { file, name: exported } = module.declarationOf(name);
    if (file === module.source.fileName || !this.files.has(file)) return undefined;
    const imported = this.module(file);
    const node = imported.values.get(exported);
    return node && { module: imported, node };
  }

  modulesBelow(folder: string): readonly SourceModule[] {
    return [...this.files]
      .filter((file) => file.startsWith(folder) && /(?<!\.d)\.tsx?$/.test(file))
      .sort()
      .map((file) => this.module(file));
  }

  classesBelow(folder: string): readonly DeclaredClass[] {
    return this.modulesBelow(folder).flatMap(({ classes }) => [...classes.values()]);
  }

  /** Returns the file that a specifier imports, or undefined for packages. */
  resolve(specifier: string, importer: string): string | undefined {
    return resolveImport(specifier, importer, this.files);
  }

  private parse(file: string): SourceModule {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const imported = this.importsOf(source);
    const declarationOf = (name: string): Declared => imported.get(name) ?? { file, name };
    const classes = new Map<string, DeclaredClass>();
    const values = new Map<string, ts.Node>();
    const localValues = new Map<string, ts.Node>();
    forEachNode(source, (node) => {
      if (ts.isClassDeclaration(node) && node.name) {
        const { text: name } = node.name;
        classes.set(name, {
          file,
          name,
          decorators: decoratorsOf(node),
          isAbstract: node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword) ?? false,
          base: baseOf(node, declarationOf),
          parameters: parametersOf(node, declarationOf),
          members: membersOf(node),
        });
      }
      const value = valueIn(node);
      if (value) localValues.set(...value);
      if (value && isTopLevel(node)) values.set(...value);
    });
    return { source, classes, values, localValues, declarationOf };
  }

  private importsOf(source: ts.SourceFile): ReadonlyMap<string, Declared> {
    const imported = new Map<string, Declared>();
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const specifier = textOf(statement.moduleSpecifier) ?? '';
      const file = this.resolve(specifier, source.fileName) ?? specifier;
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      for (const { name, propertyName } of bindings.elements)
        imported.set(name.text, { file, name: textOf(propertyName) ?? name.text });
    }
    return imported;
  }
}

const isTopLevel = (node: ts.Node): boolean => {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return ts.isSourceFile(statement.parent);
};

const valueIn = (node: ts.Node): [name: string, value: ts.Node] | undefined => {
  if (ts.isFunctionDeclaration(node) && node.name) return [node.name.text, node];
  if (!ts.isVariableDeclaration(node) || !node.initializer) return undefined;
  const name = textOf(node.name);
  return name === undefined ? undefined : [name, node.initializer];
};
