import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { textInOwnElement } from './scripts/lint/textInOwnElement.mjs';

const environmentGlobals = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'fetch',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
].map((name) => ({ name, message: 'Only browser adapters touch the environment: ask for a port.' }));

/** Requirement ids at the start of a test title. */
const ids = '^(?:[A-Z]{1,2}-\\d+[a-z]? )*';

const titleRules = [
  {
    title: `[value=/${ids}(?:that|who|of|what|is|has|may)\\b/i]`,
    message: 'Begin the title of a test with its subject or its verb: <subject> <verb> <result>.',
  },
  {
    title: `[value=/${ids}\\S+(?: \\S+){0,2}$/]`,
    message: 'Write what happens, in more than three words: <subject> <verb> <result>.',
  },
].flatMap(({ title, message }) =>
  ['callee.name', 'callee.callee.object.name'].map((name) => ({
    selector: `CallExpression[${name}=/^(it|test)$/] > Literal.arguments:first-child${title}`,
    message,
  })),
);

/** Screen readers miss a live region that is inserted together with its text. */
const liveRegionRules = [
  {
    selector: "JSXAttribute[name.name='role'][value.value='alert'], JSXAttribute[name.name='aria-live']",
    message: 'Announce with Notice or Announced, whose region exists before the text.',
  },
  {
    selector: ['LogicalExpression', 'ConditionalExpression', 'ReturnStatement']
      .map(
        (parent) =>
          `${parent} > JSXElement > JSXOpeningElement > JSXAttribute[name.name='role'][value.value='status']`,
      )
      .join(', '),
    message: 'Render the region always and insert only its text, or use Announced.',
  },
];

/** Names of failures and of single refusals. */
const failure = '/(?:failure|problem|refusal|refused|rejection|error)$/i';
const codeProperty = 'Property[key.name=/^(?:status|code)$/]';

/** Failures are distinguished by their kind. Statuses and codes are only in the tables of refusals in the domain. */
const refusalRules = [
  ...['name', 'property.name'].flatMap((name) => [
    `MemberExpression[object.${name}=${failure}][property.name=/^(?:status|code)$/]`,
    `VariableDeclarator[init.${name}=${failure}] > ObjectPattern > ${codeProperty}`,
  ]),
  'MemberExpression[object.object.name=/Refusals$/][property.name=/^(?:status|code)$/]',
  `VariableDeclarator[init.object.name=/Refusals$/] > ObjectPattern > ${codeProperty}`,
  `CallExpression[callee.object.arguments.0.name=/Refusals$/] ObjectPattern > ${codeProperty}`,
  `ObjectPattern[typeAnnotation.typeAnnotation.typeName.name=${failure}] > ${codeProperty}`,
  `${codeProperty} > Literal.value[raw=/^\\d+$/]`,
  'BinaryExpression:has(> MemberExpression[property.name=/^(?:status|code)$/]) > Literal[raw=/^\\d+$/]',
  'VariableDeclarator[id.name=/(?:code|status|codes|statuses)$/i] > Literal[raw=/^[1-9]\\d*$/]',
  'VariableDeclarator[id.name=/(?:codes|statuses)$/i] > ArrayExpression > Literal[raw=/^[1-9]\\d*$/]',
  'VariableDeclarator[id.name=/(?:codes|statuses)$/i] Property > Literal[raw=/^[1-9]\\d*$/]',
  "CallExpression[callee.name='error'] > Literal.arguments[raw=/^'[1-9]\\d*'$/]",
].map((selector) => ({
  selector,
  message: 'Compare the kind of the failure. `refusalText` returns its text.',
}));

/** A tab that was opened before a release would fail in its own way wherever it loads code by itself. */
const codeRules = [
  {
    selector: [
      'ImportExpression',
      ':not(CallExpression[callee.property.name=/^(?:load|tryLoad)$/] > ArrowFunctionExpression ImportExpression)',
      ":not(CallExpression[callee.name='later'] > ArrowFunctionExpression ImportExpression)",
    ].join(''),
    message: 'Load code with `CodeLoader` or `later`, because a release may have replaced its file.',
  },
];

/** Rules for the source of the site. */
const siteRules = [
  {
    selector: "MemberExpression[property.name='resolvedOptions']",
    message: 'Use the port TimeZone, because Intl refuses some time zones that it reports.',
  },
  {
    selector:
      "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Time is a port: ask the Clock.',
  },
  {
    selector:
      "JSXOpeningElement[name.name=/^[a-z]/]:not([name.name='iframe']) > JSXAttribute[name.name='title']",
    message:
      'A title is not visible on touch screens, and screen readers read it after the name: use visible text.',
  },
  {
    selector: 'JSXAttribute[name.name=/^maxlength$/i]',
    message: 'Browsers cut pasted text at maxLength without saying so: show `useLengthProblem` instead.',
  },
  ...liveRegionRules,
];

/**
 * Notices with an action are exempt, because they retry loading. A title such as "The code was not redeemed" is false
 * if only the response was lost.
 */
const failureRules = [
  {
    selector:
      "JSXOpeningElement[name.name='Notice']:has(JSXAttribute[name.name='announce']):has(JSXAttribute[name.name='title']):not(:has(JSXAttribute[name.name='action'])) > JSXAttribute[name.name='tone'] > Literal[value='danger']",
    message: 'Use FailureNotice for the failure of an action, because its response may have been lost.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      '.cache/',
      'contracts/pacts/',
      'public/',
      'test-results/',
      'plop-templates/',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    // Compiler options that a rule depends on. Type-aware rules run in oxlint, see .oxlintrc.json.
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Ports and DTOs are classes, because the container and class-validator identify them by their constructors.
      '@typescript-eslint/no-extraneous-class': 'off',
      'no-console': ['error', { allow: ['error'] }],
      eqeqeq: 'error',
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'properties'],
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    // Folders that may use React. These rules run its compiler, which takes most of the linting time.
    files: ['src/{composition,ui}/**/*.{ts,tsx}', 'src/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', ...environmentGlobals],
      'no-restricted-syntax': ['error', ...codeRules, ...siteRules],
    },
  },
  {
    files: ['src/{application,ui}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...codeRules, ...siteRules, ...refusalRules, ...failureRules],
    },
  },
  {
    // These actions only read, so a lost response changes nothing.
    files: [
      'src/ui/**/{ApprovedPictures,DeclarationStatusView,ExportSection,MoreEntries,ReceiptView,StoreSection}.tsx',
      'src/ui/content/FailureNotice.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...codeRules, ...siteRules, ...refusalRules] },
  },
  {
    // They look up the text of a code.
    files: ['src/ui/content/use{ErrorList,Failure}Text.ts'],
    rules: { 'no-restricted-syntax': ['error', ...codeRules, ...siteRules, ...failureRules] },
  },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    files: ['src/**/*.tsx'],
    plugins: { project: { rules: { 'text-in-own-element': textInOwnElement } } },
    rules: {
      'project/text-in-own-element': 'error',
      'jsx-a11y/label-has-associated-control': ['error', { depth: 4 }],
      // A table displayed as blocks on phones loses its roles unless they are explicit.
      'jsx-a11y/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row'], td: ['cell'], th: ['columnheader', 'rowheader'] },
      ],
    },
  },
  {
    files: [
      'src/infrastructure/browser/**',
      'src/composition/*.ts',
      'src/main.tsx',
      'src/hydration/early/**',
      'src/hydration/inline/**',
    ],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-syntax': ['error', ...codeRules] },
  },
  {
    // The tables that the page loader loads with the code loader; parts of a file that is loaded anyway; and code that
    // the page works without where there is no container.
    files: [
      'src/ui/app/{sitePages,siteFrames}.ts',
      'src/ui/kit/foundation/useDataFont.ts',
      'src/ui/kit/media/Carousel.tsx',
      'src/ui/security/TwoFactorSetupForm.tsx',
      'src/composition/demo/LazyDemoPaymentDialog.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...siteRules, ...refusalRules, ...failureRules] },
  },
  { files: ['src/infrastructure/fake/**'], rules: { 'no-restricted-syntax': ['error', ...siteRules] } },
  {
    files: [
      'src/main.tsx',
      'src/composition/{browser,demo}.ts',
      'src/infrastructure/browser/adapters.ts',
      'src/infrastructure/browser/strength/**',
      'src/hydration/early/{index,offerLanguage}.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['scripts/**', 'bench/**', 'art/**', 'contracts/**'],
    rules: { 'no-console': 'off' },
  },
  // Use `log` (server/logging), whose lines are JSON without secrets.
  { files: ['server/**', 'sandbox/**'], rules: { 'no-console': ['error', {}] } },
  {
    // Tests and benchmarks read the URL from the first line of stdout.
    files: ['{server,sandbox}/main.ts'],
    rules: { 'no-console': ['error', { allow: ['log'] }] },
  },
  {
    // The console that is logged, and the errors of commands that do not start the log.
    files: ['server/logging/startLog.ts', 'server/startup/exitWithError.ts'],
    rules: { 'no-console': 'off' },
  },
  // Rules are only disabled here, by file and with a reason, and never by inline comments.
  {
    files: ['src/**', 'server/**', 'sandbox/**', 'scripts/**', 'contracts/**', 'bench/**'],
    linterOptions: { noInlineConfig: true },
  },
  {
    // The live regions, and the notice about failed scripts, which is shown without the application.
    files: ['src/ui/**/LiveRegions.tsx', 'src/ui/**/ScriptNotice.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // The tag reads commands from an `arguments` object.
    files: ['src/infrastructure/analytics/GoogleTag.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
  {
    // A video without captions contains no speech.
    files: ['src/ui/**/NativeVideoPlayer.tsx'],
    rules: { 'jsx-a11y/media-has-caption': 'off' },
  },
  {
    // The keyboard scrolls the list of slides.
    files: ['src/ui/kit/**/CarouselFrame.tsx'],
    rules: {
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
      'jsx-a11y/no-noninteractive-tabindex': 'off',
    },
  },
  {
    // It listens to clicks on the links inside, which handle keys themselves.
    files: ['src/ui/kit/**/Popover.tsx'],
    rules: {
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/no-static-element-interactions': 'off',
    },
  },
  {
    files: ['tests/**', 'contracts/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': ['error', ...titleRules],
    },
  },
);
