import { join, relative, sep } from 'node:path';
import { compile } from 'sass';
import ts from 'typescript';
import type { FeatureUse } from './browserProblems';
import { ScriptFeatures } from './ScriptFeatures';
import { styleFeatures } from './styleFeatures';

type IsRelevant = (feature: string) => boolean;

const usesOf = (root: string, path: string, features: Iterable<string>): readonly FeatureUse[] => {
  const file = relative(root, path).split(sep).join('/');
  return [...features].map((feature) => ({ feature, file }));
};

const styleUses = (root: string, isRelevant: IsRelevant): readonly FeatureUse[] =>
  ts.sys
    .readDirectory(join(root, 'src'), ['.scss'])
    .flatMap((path) => usesOf(root, path, [...styleFeatures(compile(path).css)].filter(isRelevant)));

const scriptUses = (root: string, isRelevant: IsRelevant): readonly FeatureUse[] => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const paths = ts.sys.readDirectory(join(root, 'src'), ['.ts', '.tsx']);
  const program = ts.createProgram(paths, options);
  const features = new ScriptFeatures(program, isRelevant);
  return paths.flatMap((path) => {
    const source = program.getSourceFile(path);
    return source ? usesOf(root, path, features.usedIn(source)) : [];
  });
};

/** Returns the relevant features that the files in `src` use. */
export const featureUses = (root: string, isRelevant: IsRelevant): readonly FeatureUse[] => [
  ...styleUses(root, isRelevant),
  ...scriptUses(root, isRelevant),
];
