import { Configuration } from '#application/configuration/Configuration';
import { features, type Feature } from '#domain/configuration/features';
import { featuresOf, routes } from '#domain/navigation/routes';
import { AvailablePages } from '#ui/app/AvailablePages';
import type { Pages } from '#ui/app/Pages';
import { compose } from '../../support/compose';

const setUp = async (named: readonly Feature[]): Promise<AvailablePages> => {
  const application = await compose();
  const configuration = application.get(Configuration);
  jest.spyOn(configuration, 'has').mockImplementation((feature) => named.includes(feature));
  return new AvailablePages({ has: () => true } as unknown as Pages, configuration);
};

it('a page that requires no feature is available with every back end', async () => {
  expect((await setUp([])).has('profile')).toBe(true);
});

it.each(routes.filter(({ id }) => featuresOf(id)).map(({ id }) => id))(
  'the page %s requires a back end with one of its features',
  async (id) => {
    const own = featuresOf(id) ?? [];
    const others = features.filter((feature) => !own.includes(feature));
    expect((await setUp(others)).has(id)).toBe(false);
    for (const feature of own) expect((await setUp([feature])).has(id)).toBe(true);
  },
);

it('the data page requires data export or account deletion', () => {
  expect(featuresOf('myData')).toEqual(['data-export', 'account-deletion']);
});
