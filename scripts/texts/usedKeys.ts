import { join } from 'node:path';
import ts from 'typescript';
import { textsOf } from './contentDocuments';
import { keysOf } from './textTypes';

/** Keys that are read without the translate function, because views do not create feeds. */
const keysReadElsewhere: Readonly<Record<string, readonly string[]>> = { newsFeed: ['title', 'description'] };

/** Matches files that may use texts. */
const mayUseTexts = /\b(useTexts|useFailureText|Translate|Translations)\b/;

const programOf = (root: string): ts.Program => {
  const configuration = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (!configuration) throw new Error('There is no tsconfig.json');
  const source = join(root, 'src').replaceAll('\\', '/');
  const files = configuration.fileNames.filter((file) => file.startsWith(`${source}/`));
  return ts.createProgram(files, configuration.options);
};

/** Returns the string literals of a type, or none if the type allows any string. */
const literalsOf = (type: ts.Type): readonly string[] => {
  if (type.isUnion()) return type.types.flatMap(literalsOf);
  return type.isStringLiteral() ? [type.value] : [];
};

/** Returns the keys that views may use by namespace, as determined by the type checker. */
export const usedKeys = (root: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const program = programOf(root);
  const checker = program.getTypeChecker();
  const known = new Map(
    [...textsOf(join(root, 'content'), 'en-us')].map(([namespace, entries]) => [namespace, keysOf(entries)]),
  );
  const used = new Map<string, Set<string>>(
    Object.entries(keysReadElsewhere).map(([namespace, keys]) => [namespace, new Set(keys)]),
  );

  const use = (namespaces: readonly string[], keys: readonly string[]): void => {
    for (const namespace of namespaces) {
      const found = used.get(namespace) ?? new Set<string>();
      used.set(namespace, found);
      for (const key of keys) if (known.get(namespace)?.has(key)) found.add(key);
    }
  };

  const literals = (node: ts.Node | undefined): readonly string[] =>
    node ? literalsOf(checker.getTypeAtLocation(node)) : [];

  const readCall = (call: ts.CallExpression): void => {
    const { expression: callee } = call;
    const [first, second] = call.arguments;
    if (ts.isPropertyAccessExpression(callee)) {
      if (callee.name.text === 'has' && second) use(literals(first), literals(second));
    } else if (ts.isIdentifier(callee) && callee.text === 'useFailureText') {
      const keys = literals(second).flatMap((prefix) => failureKeys.map((word) => `${prefix}.${word}`));
      use(literals(first), keys);
    } else if (first) {
      const { aliasSymbol, aliasTypeArguments = [] } = checker.getTypeAtLocation(callee);
      if (aliasSymbol?.name === 'Translate') use(aliasTypeArguments.flatMap(literalsOf), literals(first));
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) readCall(node);
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (mayUseTexts.test(file.text)) visit(file);
  return used;
};

const failureKeys = ['offline', 'timeout', 'unreadable', 'sessionEnded', 'server'];
