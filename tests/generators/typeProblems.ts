import { join } from 'node:path';
import ts from 'typescript';

/** Returns the type errors in some files of a checkout. Their imports are read but not checked. */
export const typeProblems = (root: string, files: readonly string[]): readonly string[] => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as {
    readonly config: Readonly<Record<string, unknown>>;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const paths = [...files, 'src/ui/kit/styles.d.ts'].map((file) => join(root, file));
  const program = ts.createProgram(paths, options);
  const problems = paths.flatMap((path) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  return problems.map(
    ({ file, messageText }) =>
      `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
};
