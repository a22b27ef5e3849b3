import ts from 'typescript';
import { forEachNode, textOf, type SourceModule, type SourceModules } from './SourceModules';

/** A route registered with Fastify. */
export interface HttpRoute {
  /** In upper case; `ALL` for every method. */
  readonly method: string;
  readonly path: string;
  readonly file: string;
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete', 'all']);

/** Names of the variables that register routes, such as a Fastify instance. */
const instances = new Set(['api', 'app', 'forms', 'playerApi', 'scope']);

/** Path prefixes of plugins, by folder. */
const prefixes: Readonly<Record<string, string>> = { 'sandbox/content/': '/content' };

/** Returns the value of an expression of strings. Unknown parts are names in braces. */
const textValue = (modules: SourceModules, module: SourceModule, node: ts.Node): string => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isAsExpression(node)) return textValue(modules, module, node.expression);
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(
      ({ expression, literal }) => textValue(modules, module, expression) + literal.text,
    );
    return node.head.text + parts.join('');
  }
  const name = textOf(node);
  const value = name === undefined ? undefined : modules.valueOf(module, name);
  return value ? textValue(modules, value.module, value.node) : `{${name ?? ''}}`;
};

/** Returns the function whose parameter the identifier is, and the position of the parameter. */
const parameterOf = (
  identifier: ts.Identifier,
): { readonly name: string; readonly index: number } | undefined => {
  for (let node: ts.Node = identifier; !ts.isSourceFile(node); node = node.parent) {
    if (!ts.isArrowFunction(node) || !ts.isVariableDeclaration(node.parent)) continue;
    const index = node.parameters.findIndex(({ name }) => textOf(name) === identifier.text);
    const name = textOf(node.parent.name);
    if (index >= 0 && name !== undefined) return { name, index };
  }
  return undefined;
};

/** Returns the paths of a registration. A helper that gets its path as an argument registers one for each call. */
const pathsOf = (modules: SourceModules, module: SourceModule, node: ts.Node): readonly string[] => {
  const parameter = ts.isIdentifier(node) ? parameterOf(node) : undefined;
  if (!parameter) return [textValue(modules, module, node)];
  const paths: string[] = [];
  forEachNode(module.source, (call) => {
    if (!ts.isCallExpression(call) || textOf(call.expression) !== parameter.name) return;
    const argument = call.arguments[parameter.index];
    if (argument) paths.push(textValue(modules, module, argument));
  });
  return paths;
};

const routesIn = (modules: SourceModules, module: SourceModule): readonly HttpRoute[] => {
  const routes: HttpRoute[] = [];
  const file = module.source.fileName;
  const prefix = Object.entries(prefixes).find(([folder]) => file.startsWith(folder))?.[1] ?? '';
  forEachNode(module.source, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { expression, name } = node.expression;
    const [path] = node.arguments;
    if (!path || !methods.has(name.text) || !instances.has(textOf(expression) ?? '')) return;
    for (const each of pathsOf(modules, module, path))
      routes.push({ method: name.text.toUpperCase(), path: prefix + each, file });
  });
  return routes;
};

/** Returns the routes that the modules in a folder register. */
export const httpRoutes = (modules: SourceModules, folder: string): readonly HttpRoute[] =>
  modules.modulesBelow(folder).flatMap((module) => routesIn(modules, module));

/** Replaces the parameters of a path, so that paths with different parameter names are equal. */
const withoutNames = (path: string): string => path.replace(/\{\w+\}|:\w+/g, '{}').replace(/(?<=.)\/$/, '');

/** Creates a function that finds the route for a call such as `GET /api/orders/{orderId}/receipt`. */
export const createRouteLookup = (
  routes: readonly HttpRoute[],
): ((call: string) => HttpRoute | undefined) => {
  const entries = routes.map((route) => ({ route, key: withoutNames(`${route.method} ${route.path}`) }));
  return (call) => {
    const wanted = withoutNames(call);
    const matches = (key: string): boolean =>
      new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('{}', '[^/]+')}$`).test(wanted);
    return (entries.find(({ key }) => key === wanted) ?? entries.find(({ key }) => matches(key)))?.route;
  };
};
