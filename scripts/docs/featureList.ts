import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { routes } from '#domain/navigation/routes';
import { apiCalls } from '#infrastructure/http/apiCalls';
import { features } from '../test/features';
import { featuresOf } from '../test/featuresOf';
import { ImportGraph } from '../test/ImportGraph';
import { repositoryFiles } from '../test/repositoryFiles';

const read = (file: string): string => readFileSync(file, 'utf8');

const link = (file: string, label = posix.basename(file)): string => `[${label}](../${file})`;

const code = (text: string): string => `\`${text}\``;

/** Joins the entries of a table cell with line breaks. */
const cell = (entries: readonly string[]): string => [...new Set(entries)].join('<br>') || '–';

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => '---'), ...rows].map(rowOf).join('\n');

interface Page {
  readonly file: string;
  readonly name: string;
}

/** Returns the module of each page by route id, from the lazy imports in `sitePages.ts`. */
const pageModules = (files: readonly string[]): ReadonlyMap<string, Page> => {
  const loader = /(\w+): \(\) =>\s+import\([^']*'\.\.\/([^']+)'\)\.then\(\s*\(\{ (\w+) \}\)/g;
  return new Map(
    [...read('src/ui/app/sitePages.ts').matchAll(loader)].map(([, id = '', path = '', name = '']) => [
      id,
      { file: files.find((file) => file.startsWith(`src/ui/${path}.ts`)) ?? '', name },
    ]),
  );
};

/** Returns the names of a page's view and presenter. */
const partsOf = ({ file, name }: Page): { readonly view?: string; readonly presenter?: string } => {
  const [, definition = ''] = read(file).split(`export const ${name}`);
  const [page = ''] = definition.split('\nexport ');
  const [, view] = /\bView: (\w+)/.exec(page) ?? [];
  const [, presenter] = /\bPresenter: (\w+)/.exec(page) ?? [];
  return { ...(view && { view }), ...(presenter && { presenter }) };
};

/** Returns the content of docs/features.md: how each page and use case is implemented. */
export const featureList = (): string => {
  const files = repositoryFiles('.');
  const graph = new ImportGraph('.', files);
  const sources = (folder: string): ReadonlyMap<string, string> =>
    new Map(
      files
        .filter((file) => file.startsWith(folder) && file.endsWith('.ts'))
        .map((file) => [file, read(file)]),
    );
  const core = sources('src/application/');
  const adapters = sources('src/infrastructure/http/');
  const sandbox = sources('sandbox/');
  // Sorted, because the export order is different when modules are compiled as CommonJS.
  const calls = new Map([...apiCalls].sort(([a], [b]) => (a < b ? -1 : 1)));

  const importOf = (file: string, name: string): string | undefined =>
    graph.importsOf(file).find((imported) => new RegExp(`/${name}\\.tsx?$`).test(imported));

  const isUseCase = (file: string): boolean => /^@useCase$/m.test(core.get(file) ?? '');

  const isPort = (file: string): boolean => /^export abstract class /m.test(core.get(file) ?? '');

  /** Returns the file and all modules of the same feature that it imports directly or indirectly. */
  const modulesFrom = (file: string, found = new Set<string>()): ReadonlySet<string> => {
    found.add(file);
    const folder = `${file.split('/').slice(0, 3).join('/')}/`;
    for (const imported of graph.importsOf(file)) {
      if (imported.startsWith(folder) && !found.has(imported)) modulesFrom(imported, found);
    }
    return found;
  };

  const specsOf = (file: string): readonly string[] =>
    featuresOf(file).flatMap((name) => features[name]?.endToEnd ?? []);

  const pages = pageModules(files);
  const pageRows = routes.flatMap((route) => {
    const page = pages.get(route.id);
    if (!page) return [];
    const { view, presenter } = partsOf(page);
    const viewFile = view && importOf(page.file, view);
    const presenterFile = presenter && importOf(page.file, presenter);
    const reachable = [viewFile, presenterFile].flatMap((file) => (file ? [...modulesFrom(file)] : []));
    const useCases = reachable.flatMap((file) => graph.importsOf(file)).filter(isUseCase);
    return [
      [
        code(route.paths['en-us']),
        code(route.id),
        viewFile ? link(viewFile) : link(page.file),
        presenterFile ? link(presenterFile) : '–',
        cell([...useCases].sort().map((file) => posix.basename(file, '.ts'))),
        cell(specsOf(page.file).map((spec) => link(`tests/e2e/${spec}.spec.ts`))),
      ],
    ];
  });

  /** Returns the names of the API calls that the adapters of a port send. */
  const callsOf = (port: string): readonly string[] => {
    const isAdapter = new RegExp(`extends ${posix.basename(port, '.ts')}\\b`);
    return [...adapters]
      .filter(([file, source]) => graph.importsOf(file).includes(port) && isAdapter.test(source))
      .flatMap(([, source]) =>
        [...calls.keys()].filter((name) => new RegExp(`\\b${name}\\b[^(:]*[,)]`).test(source)),
      );
  };

  const sandboxFileOf = (path: string): string | undefined => {
    const route = new RegExp(`['"\`]${path.split('?')[0]?.replaceAll(/\{\w+\}/g, ':\\w+')}/?['"\`]`);
    return [...sandbox.keys()].find((file) => route.test(sandbox.get(file) ?? ''));
  };

  const useCaseRows = [...core.keys()].filter(isUseCase).map((file) => {
    const ports = graph.importsOf(file).filter(isPort);
    const named = ports.flatMap(callsOf);
    const described = [...new Set(named)].flatMap((name) => calls.get(name) ?? []);
    return [
      link(file),
      cell(ports.map((port) => link(port))),
      cell(described.map(({ method, path }) => code(`${method} ${path}`))),
      cell(described.flatMap(({ path }) => sandboxFileOf(path) ?? []).map((path) => link(path, path))),
    ];
  });

  return `# Features

Generated by \`npm run docs\`; \`npm test\` fails when it is out of date.

## Pages

${table(['URL', 'route id', 'view', 'presenter', 'use cases', 'end-to-end tests'], pageRows)}

## Use cases

Ports with an HTTP adapter lead to the calls of that adapter and to the sandbox that answers them.

${table(['use case', 'ports', 'calls', 'sandbox'], useCaseRows)}
`;
};
