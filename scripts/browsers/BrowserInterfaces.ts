import ts from 'typescript';
import { textOf } from '../docs/features/SourceModules';

/** Owners of global names, and of events that reach the window, which MDN lists at the document. */
export const globalOwners: ReadonlySet<string> = new Set(['globalThis', 'Document']);

/** Finds the interfaces of the DOM that the types of a program have. */
export class BrowserInterfaces {
  private readonly checker: ts.TypeChecker;

  constructor(private readonly program: ts.Program) {
    this.checker = program.getTypeChecker();
  }

  /** Whether the name refers to a built-in variable, function or class. */
  isBuiltIn(name: ts.Identifier): boolean {
    return this.builtInDeclarations(this.checker.getSymbolAtLocation(name)).length > 0;
  }

  /** Returns the names of the interfaces that an object has and extends, and of the one that declares its member. */
  ownersOf(object: ts.Node, member: string): ReadonlySet<string> {
    const type = this.checker.getApparentType(this.checker.getTypeAtLocation(object));
    const property = this.checker.getPropertyOfType(type, member);
    const owners = [
      ...this.interfacesOf(type),
      ...this.builtInDeclarations(property).map(({ parent }) => parent),
    ].flatMap((node) => {
      // Static members are declared by a variable with a type literal.
      const { name } = (ts.isTypeLiteralNode(node) ? node.parent : node) as ts.NamedDeclaration;
      return textOf(name) ?? [];
    });
    return new Set(owners.includes('Window') ? [...owners, ...globalOwners] : owners);
  }

  private interfacesOf(type: ts.Type): readonly ts.Node[] {
    if (type.isUnionOrIntersection()) return type.types.flatMap((each) => this.interfacesOf(each));
    const declared = (type as Partial<ts.TypeReference>).target ?? type;
    const bases = declared.isClassOrInterface() ? this.checker.getBaseTypes(declared) : [];
    return [
      ...this.builtInDeclarations(type.getSymbol()),
      ...bases.flatMap((base) => this.interfacesOf(base)),
    ];
  }

  private builtInDeclarations(symbol: ts.Symbol | undefined): readonly ts.Declaration[] {
    return (symbol?.declarations ?? []).filter((declaration) =>
      this.program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
    );
  }
}
