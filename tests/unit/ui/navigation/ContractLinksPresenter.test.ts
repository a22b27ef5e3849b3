import { BuiltPages } from '#application/navigation/BuiltPages';
import { Configuration } from '#application/configuration/Configuration';
import { ResolvePage } from '#application/navigation/ResolvePage';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { ContractLinksPresenter } from '#ui/navigation/ContractLinksPresenter';
import { blankPages, compose } from '../../support/compose';

const pages = { ...blankPages, withdrawal: blankPages.home, cancellation: blankPages.home };

it('WD-01 the footer links to both declarations', async () => {
  const application = await compose({ pages });
  expect(application.get(ContractLinksPresenter).declarations).toEqual(['withdrawal', 'cancellation']);
  expect(application.get(ResolvePage).execute('/de/vertrag-widerrufen')).toMatchObject({
    kind: 'show',
    match: { route: { id: 'withdrawal' } },
  });
});

it('WD-01 neither links nor pages exist when the feature is disabled', async () => {
  const application = await compose({ pages });
  application
    .get(Configuration)
    .seed(new RemoteConfiguration({ ...fakeConfiguration, features: ['receipts'] }));
  expect(application.get(ContractLinksPresenter).declarations).toEqual([]);
  expect(application.get(BuiltPages).has('home')).toBe(true);
  expect(application.get(ResolvePage).execute('/de/vertraege-kuendigen').kind).toBe('redirect');
});
