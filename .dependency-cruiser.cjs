/**
 * The rules of ARCHITECTURE.md, as `npm run architecture` holds them. They fail closed: a file that stands in no room
 * fails, and so does an import of anything that its room may not know.
 */
const packages = '(^|/)node_modules/';
const core = '^src/(domain|application)/';
const handover = '^src/handover/[^/]+$';
const samples = '^src/samples/';

/** The files of a room, and what they may import beside each other. `node`: the modules of Node itself. */
const rooms = [
  { name: 'domain', files: '^src/domain/', may: [] },
  { name: 'application', files: '^src/application/(?!useCase\\.ts$)', may: [core] },
  {
    name: 'framework-of-the-core',
    comment: 'The decorators of the core come from here.',
    files: '^src/application/useCase\\.ts$',
    may: ['node_modules/inversify/'],
  },
  {
    name: 'infrastructure',
    comment: 'A real adapter does not depend on a fake.',
    files: '^src/infrastructure/(?!fake/)',
    may: [core, handover, packages, '^content/'],
  },
  {
    name: 'fakes',
    files: '^src/infrastructure/fake/',
    may: [core, handover, packages, samples, '^content/', '^src/infrastructure/'],
  },
  {
    name: 'samples',
    comment: 'What the fake world and the sandbox begin with.',
    files: samples,
    may: ['^src/domain/'],
  },
  {
    name: 'kit',
    comment: 'The design system knows buttons, not players; its gallery may read texts.',
    files: '^src/ui/kit/(?!specimens/)',
    may: [packages, '^src/ui/kit/'],
  },
  {
    name: 'ui',
    files: '^src/ui/((?!kit/)|kit/specimens/)',
    may: [core, handover, packages, '^content/', '^public/', '^src/ui/'],
  },
  {
    name: 'handover',
    comment: 'Names and types for host, browser and application.',
    files: handover,
    may: ['^src/domain/'],
  },
  {
    name: 'handover-scripts',
    comment: 'They come before the application, and do not bring parts of it along.',
    files: '^src/handover/(early|inline)/',
    may: [
      '^src/domain/',
      handover,
      '^src/infrastructure/browser/(cookies|entryState|untilStaying)\\.ts$',
      '^src/main\\.tsx$',
    ],
  },
  {
    name: 'composition',
    files: '^src/composition/',
    may: [core, handover, packages, samples, '^content/', '^src/(infrastructure|ui)/'],
  },
  {
    name: 'main',
    files: '^src/main(\\.server)?\\.tsx$',
    may: [core, handover, packages, '^src/(composition|infrastructure|ui)/'],
  },
  {
    name: 'server',
    comment: 'Of the application, the host knows its rules and the handover.',
    files: '^server/',
    may: ['^src/domain/', handover, '^sandbox/index\\.ts$', packages, 'node'],
  },
  {
    name: 'sandbox',
    comment:
      'The rules are the same on both sides of the API; the texts of the back end stand with the others.',
    files: '^sandbox/',
    may: ['^src/domain/', samples, '^content/generated/backEndTexts\\.ts$', packages, 'node'],
  },
  {
    name: 'contracts',
    files: '^contracts/',
    may: ['^(src|sandbox|tests)/', packages, 'node'],
  },
  { name: 'content', files: '^content/', may: [] },
  {
    name: 'scripts',
    files: '^(scripts/|webpack\\.config\\.ts$)',
    may: [
      '^src/(domain/|handover/[^/]+$)',
      // The checks compare the calls of the API with their pacts and texts.
      '^src/infrastructure/http/(describedCalls|shared/call)\\.ts$',
      '^(server|sandbox|content)/',
      '^(scripts/|webpack\\.config\\.ts$)',
      packages,
      'node',
    ],
  },
  {
    name: 'bench',
    files: '^bench/',
    may: ['^src/(domain/|handover/[^/]+$)', '^(server|scripts)/', packages, 'node'],
  },
];

const isNode = { dependencyTypes: ['core'] };

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const borders = rooms.flatMap(({ name, comment, files, may }) => [
  {
    name: `${name}-imports-what-it-may`,
    ...(comment && { comment }),
    severity: 'error',
    from: { path: files },
    to: { pathNot: [files, ...may.filter((path) => path !== 'node')], dependencyTypesNot: ['core'] },
  },
  ...(may.includes('node')
    ? []
    : [{ name: `${name}-runs-without-node`, severity: 'error', from: { path: files }, to: isNode }]),
]);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...borders,
    {
      name: 'every-file-stands-in-a-room',
      comment: 'A new folder gets a room in this file, and a line in ARCHITECTURE.md.',
      severity: 'error',
      from: { pathNot: [...rooms.map(({ files }) => files), packages, '^(tests|public)/'] },
      to: {},
    },
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or hide a third. Types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing uses; the sandbox sends scripts of its own to browsers.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.d\\.c?ts$', '^src/handover/inline/', '^sandbox/(payment|reporting)/\\w+\\.js$'],
      },
      to: {},
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
    doNotFollow: { path: packages },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
