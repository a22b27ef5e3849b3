import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { repositoryFiles } from '#scripts/test/repositoryFiles';

const sources = repositoryFiles('.').filter((file) => /^src\/application\/.*\.ts$/.test(file));

const isMutable = (member: ts.ClassElement): boolean => {
  if (!ts.isPropertyDeclaration(member)) return false;
  const isReadonly = member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) === true;
  return (
    !isReadonly || /^(?:new (?:Map|Set|WeakMap)\b|shareInFlight\()/.test(member.initializer?.getText() ?? '')
  );
};

const isCreatedForEachUser = (declaration: ts.ClassDeclaration): boolean =>
  (ts.getDecorators(declaration) ?? []).some(({ expression }) =>
    ['service', 'useCase'].includes(expression.getText()),
  );

/** Classes with state of which each user gets an instance of its own. */
const unsharedState = (file: string): readonly string[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(ts.isClassDeclaration)
    .filter((declaration) => isCreatedForEachUser(declaration) && declaration.members.some(isMutable))
    .map(
      ({ name }) => `${file}: ${name?.text} holds state: declare it with @sharedService or @sharedUseCase`,
    );
};

it('creates only one instance of each stateful service and use case', () => {
  expect(sources.flatMap(unsharedState)).toEqual([]);
});
