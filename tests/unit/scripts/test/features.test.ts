import { featureProblems } from '#scripts/test/featureProblems';
import { features } from '#scripts/test/features';
import { repositoryFiles } from '#scripts/test/repositoryFiles';
import { defaultLocale } from '#domain/language/Locale';
import { everyPath } from '../../support/sitePaths';

it('the table of features is complete', () => {
  const pagePaths = everyPath
    .filter(({ locale, as }) => locale === defaultLocale && as === undefined)
    .map(({ path }) => path);

  expect(featureProblems(features, repositoryFiles('.'), pagePaths)).toEqual([]);
});

describe('an incomplete feature table', () => {
  const files = [
    'src/ui/coupons/DacsView.tsx',
    'content/de-de/texts/coupons.json',
    'sandbox/lottery/routes.ts',
    'tests/e2e/coupons.spec.ts',
    'tests/e2e/lottery.spec.ts',
    'tests/sandbox/coupons.test.ts',
  ];
  const coupons = { texts: ['coupons'], endToEnd: ['coupons'], sandbox: ['coupons'] };

  it.each([
    ['a folder without an owner', {}, 'No feature owns the files in sandbox/lottery.'],
    ['a spec that no feature lists', {}, 'No feature lists tests/e2e/lottery.spec.ts.'],
    [
      'a feature without an end-to-end test',
      { lottery: { sandbox: ['coupons'] } },
      'The feature "lottery" has no end-to-end test.',
    ],
    ['a feature without files', { gone: { endToEnd: ['coupons'] } }, 'The feature "gone" owns no file.'],
    [
      'a path that does not exist',
      { lottery: { endToEnd: ['lottery'], paths: ['src/samples/lots.ts'] } },
      'The feature "lottery" lists src/samples/lots.ts, which does not exist.',
    ],
    [
      'a test that does not exist',
      { lottery: { endToEnd: ['raffle'] } },
      'The feature "lottery" lists tests/e2e/raffle.spec.ts, which does not exist.',
    ],
    [
      'a page that does not exist',
      { lottery: { pages: ['/raffle'] } },
      'The feature "lottery" lists the page /raffle, which everyPage.spec.ts does not test.',
    ],
  ])('reports %s as a problem', (_, more, problem) => {
    expect(featureProblems({ coupons, ...more }, files, ['/lottery'])).toContain(problem);
  });
});
