/** The rules of ARCHITECTURE.md, as `npm run architecture` holds them. */
const outside = '(^|/)node_modules/';
const files = '^(src|server|sandbox)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-knows-only-domain',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'application-knows-only-domain',
      severity: 'error',
      from: { path: '^src/application/', pathNot: '^src/application/useCase\\.ts$' },
      to: { pathNot: '^src/(domain|application)/' },
    },
    {
      name: 'one-word-of-the-framework',
      comment: 'The one decorator of the core comes from here.',
      severity: 'error',
      from: { path: '^src/application/useCase\\.ts$' },
      to: { pathNot: 'node_modules/inversify/' },
    },
    {
      name: 'infrastructure-serves-the-core',
      severity: 'error',
      from: { path: '^src/infrastructure/' },
      to: { path: '^(src/(ui|composition)|server|sandbox)/' },
    },
    {
      name: 'fakes-stay-among-themselves',
      comment: 'A real adapter that leans on a fake is no adapter.',
      severity: 'error',
      from: { path: '^src/infrastructure/(?!fake/)' },
      to: { path: '^src/infrastructure/fake/' },
    },
    {
      name: 'ui-knows-no-adapter',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^(src/(infrastructure|composition)|server|sandbox)/' },
    },
    {
      name: 'kit-knows-no-feature',
      comment: 'The design system speaks of buttons, never of players; its gallery reads its texts.',
      severity: 'error',
      from: { path: '^src/ui/kit/', pathNot: '^src/ui/kit/specimens/' },
      to: { path: '^src/(domain|application|ui/(?!kit/))' },
    },
    {
      name: 'only-main-starts-a-composition',
      severity: 'error',
      from: { path: '^src/(?!main|composition/)' },
      to: { path: '^src/composition/' },
    },
    {
      name: 'sandbox-knows-only-the-domain',
      comment: 'The rules are the same on both sides of the API, and nothing else is.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^src/(?!domain/)' },
    },
    {
      name: 'host-knows-only-domain-and-handover',
      comment: 'The names and types that it shares with the application; not the scripts of the browser.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/(?!domain/|handover/[^/]+$)' },
    },
    {
      name: 'handover-is-shared-by-host-and-browser',
      severity: 'error',
      from: { path: '^src/handover/[^/]+$' },
      to: { pathNot: '^src/(domain/|handover/[^/]+$)' },
    },
    {
      name: 'handover-scripts-are-small',
      comment: 'They come before the application, and do not bring parts of it along.',
      severity: 'error',
      from: { path: '^src/handover/(early|inline)/' },
      to: { pathNot: '^src/(domain|handover)/|^src/infrastructure/browser/cookies\\.ts$|^src/main\\.tsx$' },
    },
    {
      name: 'sandbox-knows-no-host',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^server/' },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing uses.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: '(\\.d\\.ts|^src/handover/(early/index|inline/\\w+)\\.ts)$',
      },
      to: {},
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-dev-dependencies-in-the-product',
      severity: 'error',
      from: { path: files },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: outside },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
