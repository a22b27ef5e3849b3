import { Configuration } from '../../../../src/application/configuration/Configuration';
import { features, type Feature } from '../../../../src/domain/configuration/features';
import { featuresOf, routes } from '../../../../src/domain/navigation/routes';
import { OfferedPages } from '../../../../src/ui/app/OfferedPages';
import type { Pages } from '../../../../src/ui/app/Pages';
import { compose } from '../../support/compose';

const offered = async (named: readonly Feature[]): Promise<OfferedPages> => {
  const application = await compose();
  const configuration = application.get(Configuration);
  jest.spyOn(configuration, 'has').mockImplementation((feature) => named.includes(feature));
  return new OfferedPages({ has: () => true } as unknown as Pages, configuration);
};

it('a page without a feature is there with every back end', async () => {
  expect((await offered([])).has('profile')).toBe(true);
});

it.each(routes.filter(({ id }) => featuresOf(id)).map(({ id }) => id))(
  'the page %s is there when the back end has one of its features',
  async (id) => {
    const own = featuresOf(id) ?? [];
    const others = features.filter((feature) => !own.includes(feature));
    expect((await offered(others)).has(id)).toBe(false);
    for (const feature of own) expect((await offered([feature])).has(id)).toBe(true);
  },
);

it('my data is there for the export or for the deletion of the account', () => {
  expect(featuresOf('myData')).toEqual(['data-export', 'account-deletion']);
});
