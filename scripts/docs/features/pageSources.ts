import ts from 'typescript';
import { forEachNode, textOf, type Declared, type SourceModule, type SourceModules } from './SourceModules';

/** Where a page is implemented. */
export interface PageSource {
  readonly view: Declared;
  readonly presenter: Declared | undefined;
  /** Modules from which everything on the page is imported. */
  readonly entries: readonly string[];
}

/** Modules that register pages, and the name of the object with a loader for each route id. */
const registries = ['src/ui/app/sitePages.ts', 'src/composition/demo.ts'];

/** Returns the page that a loader such as `legal: () => import('../legal/LegalView')` imports. */
const importedPage = (
  modules: SourceModules,
  file: string,
  id: string,
  loader: ts.Node,
): Declared | undefined => {
  let specifier: string | undefined;
  let name: string | undefined;
  forEachNode(loader, (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      specifier ??= textOf(node.arguments[0]);
    if (ts.isBindingElement(node)) name ??= textOf(node.name);
  });
  const imported = specifier === undefined ? undefined : modules.resolve(specifier, file);
  if (imported === undefined) return undefined;
  const exported = modules.module(imported).values.get('pages');
  name ??= exported && propertyIn(exported, id);
  return name === undefined ? undefined : { file: imported, name };
};

/** Returns the first imported component in the JSX of a node. */
const componentIn = (module: SourceModule, root: ts.Node): Declared | undefined => {
  let found: Declared | undefined;
  forEachNode(root, (node) => {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return;
    const name = textOf(node.tagName);
    const declared = name === undefined ? undefined : module.declarationOf(name);
    if (declared && declared.file !== module.source.fileName) found ??= declared;
  });
  return found;
};

/** Returns the names that an object literal below the node gives to a property, for example `View`. */
const propertyIn = (root: ts.Node, property: string): string | undefined => {
  let found: string | undefined;
  forEachNode(root, (node) => {
    if (ts.isShorthandPropertyAssignment(node) && node.name.text === property) found = property;
    if (ts.isPropertyAssignment(node) && textOf(node.name) === property) found = textOf(node.initializer);
  });
  return found;
};

const isExported = ({ source }: SourceModule, name: string): boolean =>
  new RegExp(`^export (const|function) ${name}\\b`, 'm').test(source.text);

/** Returns the component behind a view. A local component that is not exported passes on to an imported one. */
const viewOf = (module: SourceModule, name: string): Declared => {
  const declared = module.declarationOf(name);
  const isLocal = declared.file === module.source.fileName && !isExported(module, name);
  const local = isLocal ? module.localValues.get(name) : undefined;
  return (local && componentIn(module, local)) ?? declared;
};

const sourceOf = (modules: SourceModules, page: Declared): PageSource => {
  const module = modules.module(page.file);
  const definition = module.values.get(page.name);
  // A page without a definition object is a component.
  if (!definition || ts.isFunctionDeclaration(definition))
    return { view: page, presenter: undefined, entries: [page.file] };

  // A page made by a function has its parts in the arguments, or else in that function.
  const factory = ts.isCallExpression(definition) ? textOf(definition.expression) : undefined;
  const made = factory === undefined ? undefined : modules.valueOf(module, factory);
  const partIn = (
    property: string,
    pick: (of: SourceModule, name: string) => Declared,
  ): Declared | undefined => {
    const own = propertyIn(definition, property);
    if (own !== undefined) return pick(module, own);
    const inFactory = made && propertyIn(made.node, property);
    return inFactory === undefined || !made ? undefined : pick(made.module, inFactory);
  };
  const view = partIn('View', viewOf) ?? page;
  const presenter = partIn('Presenter', (of, name) => of.declarationOf(name));
  return {
    view,
    presenter,
    entries: [view, ...(presenter ? [presenter] : [])].map(({ file }) => file),
  };
};

/** Returns the source of each page by route id. */
export const pageSources = (modules: SourceModules): ReadonlyMap<string, PageSource> => {
  const pages = new Map<string, PageSource>();
  for (const file of registries) {
    forEachNode(modules.module(file).source, (node) => {
      if (!ts.isPropertyAssignment(node) || !ts.isArrowFunction(node.initializer)) return;
      const id = textOf(node.name);
      const page = id === undefined ? undefined : importedPage(modules, file, id, node.initializer);
      if (id !== undefined && page) pages.set(id, sourceOf(modules, page));
    });
  }
  return pages;
};
