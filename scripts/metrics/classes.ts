import ts from 'typescript';
import type { Source } from './sources';

export interface ClassMetrics {
  readonly name: string;
  readonly file: string;
  readonly decorators: readonly string[];
  /** Number of constructor parameters. Undefined for a class without a constructor. */
  readonly collaborators: number | undefined;
  readonly methods: readonly string[];
}

/** A call that makes an object observable. */
interface Observation {
  readonly name: 'makeAutoObservable' | 'makePresenterObservable';
  readonly lines: number;
  /** Number of members that the call names only to exclude them. */
  readonly excluded: number;
}

export interface Syntax {
  readonly classes: readonly ClassMetrics[];
  readonly observations: readonly Observation[];
}

const parsed = ({ file, text }: Source): ts.SourceFile =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const nameOf = (decorator: ts.Decorator): string => {
  const { expression } = decorator;
  return (ts.isCallExpression(expression) ? expression.expression : expression).getText();
};

const classOf = (node: ts.ClassDeclaration, file: string): ClassMetrics => ({
  name: node.name?.text ?? '',
  file,
  decorators: (ts.getDecorators(node) ?? []).map(nameOf),
  collaborators: node.members.find(ts.isConstructorDeclaration)?.parameters.length,
  methods: node.members.filter(ts.isMethodDeclaration).map(({ name }) => name.getText()),
});

const isExcluded = (property: ts.ObjectLiteralElementLike): boolean =>
  ts.isPropertyAssignment(property) && property.initializer.kind === ts.SyntaxKind.FalseKeyword;

const observationOf = (call: ts.CallExpression, source: ts.SourceFile): Observation | undefined => {
  const name = call.expression.getText();
  if (name !== 'makeAutoObservable' && name !== 'makePresenterObservable') return undefined;
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  return {
    name,
    lines: lineAt(call.getEnd()) - lineAt(call.getStart()) + 1,
    excluded: call.arguments
      .filter(ts.isObjectLiteralExpression)
      .flatMap(({ properties }) => properties.filter(isExcluded)).length,
  };
};

/** Returns the classes in TypeScript sources, and the calls that make their objects observable. */
export const syntaxOf = (sources: readonly Source[]): Syntax => {
  const classes: ClassMetrics[] = [];
  const observations: Observation[] = [];
  for (const source of sources.filter(({ file }) => /\.tsx?$/.test(file))) {
    const tree = parsed(source);
    const visit = (node: ts.Node): void => {
      if (ts.isClassDeclaration(node)) classes.push(classOf(node, source.file));
      const observation = ts.isCallExpression(node) ? observationOf(node, tree) : undefined;
      if (observation) observations.push(observation);
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return { classes, observations };
};
