const { imports, layers } = require('./scripts/architecture/layers.json');

const isNode = { dependencyTypes: ['core'] };

/**
 * The rules of ARCHITECTURE.md: a layer may only import what is listed for it.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const borders = layers.flatMap(({ name, files, mayImport }) => [
  {
    name: `${name}-imports-only-what-it-may`,
    severity: 'error',
    from: { path: files },
    to: {
      pathNot: [files, ...mayImport.flatMap((layer) => imports[layer] ?? [])],
      dependencyTypesNot: ['core'],
    },
  },
  ...(mayImport.includes('node')
    ? []
    : [{ name: `${name}-runs-without-node`, severity: 'error', from: { path: files }, to: isNode }]),
]);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...borders,
    {
      name: 'every-file-is-in-a-layer',
      comment: 'Add a new folder to scripts/architecture/layers.json.',
      severity: 'error',
      from: { pathNot: [...layers.map(({ files }) => files), imports.packages, '^(tests|public)/'] },
      to: {},
    },
    {
      name: 'no-circular',
      comment: 'Merge the files, or extract what both need. Type-only imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Unused files; ESLint loads its rules, and the sandbox serves scripts to browsers.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.c?ts$',
          '^src/hydration/inline/',
          '^scripts/lint/',
          '^sandbox/(payment|reporting)/\\w+\\.js$',
        ],
      },
      to: {},
    },
    {
      name: 'every-pdf-is-tagged',
      comment: 'Create PDFs with TaggedPdf.',
      severity: 'error',
      from: { pathNot: '^src/infrastructure/pdf/' },
      to: { path: 'node_modules/pdfkit/' },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-dev-dependencies-in-the-product',
      severity: 'error',
      from: { path: '^(src|server|sandbox)/' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: imports.packages },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
