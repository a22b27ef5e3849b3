import { stagesOfPaths } from '#scripts/test/stagesOfPaths';

const commandsOf = (...paths: string[]): string[] =>
  stagesOfPaths(paths).map(({ command }) => command.slice(1).join(' '));

it.each([
  ['a unit test', 'tests/unit/domain/coupons/Quantity.test.ts', 'tests/unit/jest.config.cjs'],
  ['a port suite', 'tests/ports/coupons/Dacs.test.ts', 'tests/ports/jest.config.cjs'],
  ['a sandbox test', 'tests/sandbox/coupons.test.ts', 'tests/sandbox/jest.config.cjs'],
  ['a web server test', 'tests/server/proxy.test.ts', 'tests/server/jest.config.cjs'],
  ['a pact test', 'contracts/consumer/coupons/dacs.pact.test.ts', 'contracts/jest.config.cjs'],
])('runs only %s, with the matching configuration', (_, path, config) => {
  const [command = '', ...others] = commandsOf(path);
  expect(command).toContain(`jest.js -c ${config} --runInBand`);
  expect(command).toMatch(new RegExp(`--runTestsByPath ${path}$`));
  expect(others).toEqual([]);
});

it('builds the site before an end-to-end test', () => {
  const [build, endToEnd] = stagesOfPaths(['tests/e2e/coupons.spec.ts']);
  expect(build?.command).toEqual(expect.arrayContaining(['scripts/test/buildStale.ts', 'site']));
  expect(endToEnd?.command.slice(1)).toEqual([
    'node_modules/@playwright/test/cli.js',
    'test',
    'tests/e2e/coupons\\.spec\\.ts',
  ]);
  expect(endToEnd?.dependsOn).toEqual(['build']);
});

it('runs all tests in a folder, with one command per kind', () => {
  const names = stagesOfPaths(['contracts/consumer/recruitment', './tests/ports/recruitment/']).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['ports', 'pacts']);
});

it('runs the tests that are related to a source file or a helper of tests', () => {
  expect(commandsOf('tests/ports/coupons/couponControls.ts')).toEqual([
    expect.stringMatching(
      /tests\/ports\/coupons\/Dacs\.test\.ts tests\/ports\/coupons\/couponRefusals\.test\.ts$/,
    ),
  ]);
  expect(stagesOfPaths(['src/domain/coupons/Quantity.ts']).map(({ name }) => name)).toEqual([
    'unit',
    'ports',
    'pacts',
    'sandbox',
    'build',
    'end-to-end',
  ]);
});

it.each([
  ['tests/unit/nothing.test.ts', 'There is no file or folder "tests/unit/nothing.test.ts".'],
  ['package.json', 'No test is related to "package.json".'],
])('reports that no tests match %s', (path, message) => {
  expect(() => stagesOfPaths([path])).toThrow(message);
});
