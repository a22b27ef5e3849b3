import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Documentation of a call, read from its source code. */
export interface CallSource {
  /** Name of the feature's folder. */
  readonly feature: string;
  readonly documentation: string | undefined;
  /** Documentation of the fields that only one shape of the feature has. */
  readonly fields: ReadonlyMap<string, string>;
}

const folder = 'src/infrastructure/http';

const documentationOf = (node: ts.Node): string | undefined => {
  const [documentation] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(documentation?.comment);
  return text?.replace(/\s+/g, ' ').trim();
};

const fieldsIn = (source: ts.SourceFile): ReadonlyMap<string, string> => {
  const documented = new Map<string, readonly (string | undefined)[]>();
  const visit = (node: ts.Node): void => {
    if (
      (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
      ts.isIdentifier(node.name)
    ) {
      const { text } = node.name;
      documented.set(text, [...(documented.get(text) ?? []), documentationOf(node)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return new Map(
    [...documented].flatMap(([name, [text, ...others]]): [string, string][] =>
      text !== undefined && others.length === 0 ? [[name, text]] : [],
    ),
  );
};

const constantsIn = (source: ts.SourceFile): readonly [string, string | undefined][] =>
  source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) =>
      statement.declarationList.declarations.map(({ name }): [string, string | undefined] => [
        name.getText(source),
        documentationOf(statement),
      ]),
    );

/** Reads the features and the documentation of all calls, by the name of the call. */
export const readCallSources = (): ReadonlyMap<string, CallSource> =>
  new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name: feature }) => {
        const file = join(folder, feature, 'calls.ts');
        const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
        const fields = fieldsIn(source);
        return constantsIn(source).map(([name, documentation]): [string, CallSource] => [
          name,
          { feature, documentation, fields },
        ]);
      }),
  );
