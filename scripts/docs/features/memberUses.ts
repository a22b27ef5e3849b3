import ts from 'typescript';
import { textOf, type Declared, type DeclaredClass, type SourceModules } from './SourceModules';

/** Stands for every member of a class that is passed on as a whole. */
export const everyMember = '*';

/** What the code of a member refers to, within its class and its module. */
interface MemberUses {
  /** The injected classes, each with the name of the member that is used. */
  readonly dependencies: readonly { readonly type: Declared; readonly member: string }[];
  /** All other names, by their declaration. */
  readonly names: readonly Declared[];
}

const parametersOf = (modules: SourceModules, owner: DeclaredClass): ReadonlyMap<string, Declared> => {
  const base = owner.base && modules.classOf(owner.base);
  return new Map([...(base ? parametersOf(modules, base) : []), ...owner.parameters]);
};

/** Returns the classes in which to look for a member: the class itself, then its base classes. */
const lineage = (modules: SourceModules, owner: DeclaredClass): readonly DeclaredClass[] => {
  const base = owner.base && modules.classOf(owner.base);
  return [owner, ...(base ? lineage(modules, base) : [])];
};

/** Follows `this.member`, private helpers and functions of the same module. */
class MemberWalk {
  readonly dependencies: { readonly type: Declared; readonly member: string }[] = [];
  readonly names: Declared[] = [];
  private readonly parameters: ReadonlyMap<string, Declared>;
  private readonly classes: readonly DeclaredClass[];
  private readonly visited = new Set<ts.Node>();
  /** Local variables and parameters that hold an injected object. */
  private readonly aliases = new Map<string, Declared>();

  constructor(
    private readonly modules: SourceModules,
    owner: DeclaredClass,
  ) {
    this.parameters = parametersOf(modules, owner);
    this.classes = lineage(modules, owner);
  }

  walkMember(name: string): void {
    const names = name === everyMember ? this.classes.flatMap(({ members }) => [...members.keys()]) : [name];
    for (const each of new Set(names)) {
      const owner = this.classes.find(({ members }) => members.has(each));
      if (each === 'constructor') this.parameters.forEach((type, alias) => this.aliases.set(alias, type));
      for (const node of owner?.members.get(each) ?? []) this.walk(node);
      this.aliases.clear();
    }
  }

  private walk(node: ts.Node): void {
    if (this.visited.has(node)) return;
    this.visited.add(node);
    if (ts.isTypeNode(node)) return;
    if (ts.isVariableDeclaration(node) && this.walkDestructured(node)) return;
    if (ts.isPropertyAccessExpression(node)) this.walkAccess(node);
    else if (ts.isPropertyAssignment(node)) this.walk(node.initializer);
    else if (ts.isIdentifier(node)) this.walkName(node);
    else ts.forEachChild(node, (child) => this.walk(child));
  }

  /** Handles `const { orders, files } = this` and `const { current } = this.orders`. */
  private walkDestructured({ name: pattern, initializer }: ts.VariableDeclaration): boolean {
    if (!ts.isObjectBindingPattern(pattern) || !initializer) return false;
    const type = this.dependencyIn(initializer);
    if (!type && initializer.kind !== ts.SyntaxKind.ThisKeyword) return false;
    for (const { name, propertyName } of pattern.elements) {
      const property = textOf(propertyName ?? name) ?? '';
      const dependency = this.parameters.get(property);
      if (type) this.dependencies.push({ type, member: property });
      else if (dependency) this.aliases.set(textOf(name) ?? '', dependency);
      else this.followOwn(property);
    }
    return true;
  }

  private walkAccess({ expression, name: { text } }: ts.PropertyAccessExpression): void {
    const isOwn = expression.kind === ts.SyntaxKind.ThisKeyword;
    const type = this.dependencyIn(expression);
    if (type) this.dependencies.push({ type, member: text });
    else if (!isOwn) this.walk(expression);
    else {
      const dependency = this.parameters.get(text);
      if (dependency) this.dependencies.push({ type: dependency, member: everyMember });
      else this.followOwn(text);
    }
  }

  /** Returns the type of `this.dependency`, or of an alias of it. */
  private dependencyIn(expression: ts.Expression): Declared | undefined {
    if (ts.isIdentifier(expression)) return this.aliases.get(expression.text);
    const isOwn =
      ts.isPropertyAccessExpression(expression) && expression.expression.kind === ts.SyntaxKind.ThisKeyword;
    return isOwn ? this.parameters.get(expression.name.text) : undefined;
  }

  private walkName(node: ts.Identifier): void {
    const alias = this.aliases.get(node.text);
    if (alias && !ts.isParameter(node.parent)) {
      this.dependencies.push({ type: alias, member: everyMember });
      return;
    }
    const module = this.modules.module(node.getSourceFile().fileName);
    this.names.push(module.declarationOf(node.text));
    const value = module.values.get(node.text);
    if (value) this.walk(value);
  }

  private followOwn(name: string): void {
    for (const { members } of this.classes) members.get(name)?.forEach((node) => this.walk(node));
  }
}

export const memberUses = (modules: SourceModules, owner: DeclaredClass, member: string): MemberUses => {
  const walk = new MemberWalk(modules, owner);
  walk.walkMember(member);
  return walk;
};
