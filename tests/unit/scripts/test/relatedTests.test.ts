import { readRepository, relatedTests as relatedTestsIn } from '#scripts/test/relatedTests';

const repository = readRepository();
const relatedTests = (...changed: string[]) => relatedTestsIn(changed, repository);

it('relates a rule to the tests of its feature in all layers, and to the tests that import it', () => {
  const { tests } = relatedTests('src/domain/coupons/Quantity.ts');
  expect(tests).toEqual(
    expect.arrayContaining([
      'contracts/consumer/coupons/dacs.pact.test.ts',
      'tests/e2e/coupons.spec.ts',
      'tests/ports/coupons/Dacs.test.ts',
      'tests/sandbox/coupons.test.ts',
      'tests/unit/application/coupons/ConvertDacs.test.ts',
      'tests/unit/domain/coupons/Quantity.test.ts',
    ]),
  );
});

it('relates a view to no test of the sandbox or of ports', () => {
  const { tests } = relatedTests('src/ui/profile/ProfileView.tsx');
  expect(tests).toEqual(expect.arrayContaining(['tests/e2e/profile.spec.ts']));
  expect(tests).not.toEqual(expect.arrayContaining([expect.stringMatching(/^tests\/(sandbox|ports)\//)]));
});

it('relates a file of one feature to few tests, although nearly all import the composition', () => {
  const { tests } = relatedTests('src/infrastructure/fake/coupons/FakeDacs.ts');
  expect(tests.length).toBeLessThan(30);
});

it('relates a page to its tests among those of every page', () => {
  expect(relatedTests('src/ui/pillars/PillarView.tsx').pages).toEqual(['/pillar']);
});

it('names the files without a related test', () => {
  expect(relatedTests('package.json', 'src/ui/profile/ProfileView.tsx').untested).toEqual(['package.json']);
});

it('relates a support file of all end-to-end tests to a few of these', () => {
  expect(relatedTests('tests/e2e/support/test.ts').tests).toEqual([
    'tests/e2e/journey.spec.ts',
    'tests/e2e/shell.spec.ts',
  ]);
});
