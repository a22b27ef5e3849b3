import { LoadOrderHistory } from '#application/billing/LoadOrderHistory';
import { LoadPayments } from '#application/billing/LoadPayments';
import { Subscriptions } from '#application/billing/Subscriptions';
import { Configuration } from '#application/configuration/Configuration';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { fail } from '#domain/shared/Result';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { FakeSubscriptions } from '#infrastructure/fake/billing/FakeSubscriptions';
import { composeUnconfigured, type Application } from '../../support/compose';

const setUp = (promotionFactor: number): Application => {
  const application = composeUnconfigured({ as: 'payer' });
  application.get(Configuration).seed(new RemoteConfiguration({ ...fakeConfiguration, promotionFactor }));
  return application;
};

const promoted = { id: '4101', createdAt: new Date('2024-10-05T10:00:00.000Z') };
const newer = { id: '4101', createdAt: new Date('2024-10-10T00:00:00.000Z') };

const centsOf = async (application: Application, of: typeof promoted): Promise<readonly number[]> => {
  const page = await application.get(LoadPayments).execute(of, 1);
  return page.ok ? [...new Set(page.value.entries.map(({ amount }) => amount.cents))] : [];
};

it('PY-03 discounts the payments of a promoted subscription to the cent', async () => {
  expect(await centsOf(setUp(0.25), promoted)).toEqual([749]);
  expect(await centsOf(setUp(0), promoted)).toEqual([999]);
  expect(await centsOf(setUp(0.25), newer)).toEqual([999]);
});

it('PY-03 the history shows the discounted amounts and leaves packs unchanged', async () => {
  const page = await setUp(0.25).get(LoadOrderHistory).execute(1);
  if (!page.ok) throw new Error(page.error.kind);
  const amounts = page.value.entries.map(({ subscriptionId, amount }) => [subscriptionId, amount.cents]);
  expect(amounts).toContainEqual(['4101', 749]);
  expect(amounts).not.toContainEqual(['4101', 999]);
  expect(amounts).toContainEqual([undefined, 7499]);
});

class FailingSubscriptions extends FakeSubscriptions {
  override async list() {
    return fail({ kind: 'offline' } as const);
  }
}

it('PY-03 the history does not show a wrong price when the subscriptions fail to load', async () => {
  const application = setUp(0.25);
  application.replace(Subscriptions, application.get(FailingSubscriptions));
  const history = application.get(LoadOrderHistory);
  expect(await history.execute(1)).toEqual({ ok: false, error: { kind: 'offline' } });
  const without = setUp(0);
  without.replace(Subscriptions, without.get(FailingSubscriptions));
  expect(await without.get(LoadOrderHistory).execute(1)).toMatchObject({ ok: true });
});

it.each(['failing', 'offline'] as const)(
  'PY-01 the payments and the history report that the server is %s',
  async (network) => {
    const application = setUp(0.25);
    application.backend.setNetworkCondition(network);
    expect(await application.get(LoadPayments).execute(promoted, 1)).toMatchObject({ ok: false });
    expect(await application.get(LoadOrderHistory).execute(1)).toMatchObject({ ok: false });
  },
);
