import { readRepository, relatedTests as relatedTestsIn } from '#scripts/test/relatedTests';

const repository = readRepository();
const relatedTests = (...changed: string[]) => relatedTestsIn(changed, repository);

it('selects the tests of a rule’s feature in all layers and the tests that import it', () => {
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

it('selects no sandbox or port tests for a view', () => {
  const { tests } = relatedTests('src/ui/profile/ProfileView.tsx');
  expect(tests).toEqual(expect.arrayContaining(['tests/e2e/profile.spec.ts']));
  expect(tests).not.toEqual(expect.arrayContaining([expect.stringMatching(/^tests\/(sandbox|ports)\//)]));
});

it('selects few tests for a feature file, although nearly all tests import the composition', () => {
  const { tests } = relatedTests('src/infrastructure/fake/coupons/FakeDacs.ts');
  expect(tests.length).toBeLessThan(30);
});

it('selects only a page’s cases in the tests that cover every page', () => {
  expect(relatedTests('src/ui/pillars/PillarView.tsx').pages).toEqual(['/pillar']);
});

it('lists files that have no related test', () => {
  expect(relatedTests('package.json', 'src/ui/profile/ProfileView.tsx').untested).toEqual(['package.json']);
});

it('selects a few end-to-end tests for their shared support file', () => {
  expect(relatedTests('tests/e2e/support/test.ts').tests).toEqual([
    'tests/e2e/journey.spec.ts',
    'tests/e2e/shell.spec.ts',
  ]);
});
