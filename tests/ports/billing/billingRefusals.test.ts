import { randomUUID } from 'node:crypto';
import { PlacedOrders } from '#application/billing/PlacedOrders';
import { Receipts } from '#application/billing/Receipts';
import { Subscriptions } from '#application/billing/Subscriptions';
import { UnpaidOrders } from '#application/billing/UnpaidOrders';
import { StoreCheckouts } from '#application/commerce/StoreCheckouts';
import {
  cancellationRefusals,
  receiptRefusals,
  renewalRefusals,
  unpaidOrderRefusals,
} from '#domain/billing/billingRefusals';
import { orderStatusOf } from '#domain/commerce/PurchaseOrder';
import { productOfMonths } from '#samples/catalog';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInAs, type Site } from '../support/Site';
import { signInToSandbox } from '../support/signInToSandbox';

const daysFromNow = (site: Site, days: number): string =>
  new Date(site.now().getTime() + days * 86_400_000).toISOString();

interface SubscriptionState {
  readonly action: 'cancel' | 'renew';
  readonly status: 'active' | 'canceled' | 'non-renewing';
  readonly provider: 'card' | 'store';
  readonly months: 1 | 3;
  readonly isOver: boolean;
  readonly hasOrder: boolean;
}

const statuses = ['active', 'canceled', 'non-renewing'] as const;

const subscriptionStates = combinationsOf<SubscriptionState>({
  action: ['cancel', 'renew'],
  status: statuses,
  provider: ['card', 'store'],
  months: [1, 3],
  isOver: [false, true],
  hasOrder: [false, true],
});

const change = ({ application }: Site, action: 'cancel' | 'renew') =>
  application.get(Subscriptions)[action]();

it('PY-02 canceling and renewing have the same outcomes on the fake back end and the sandbox', () =>
  expectSameOutcomes(
    { ...cancellationRefusals, ...renewalRefusals },
    subscriptionStates,
    async (site) => {
      await signInAs(site, 'new');
      const { backend } = site.application;
      return (state) => {
        const date = daysFromNow(site, state.isOver ? -1 : 1);
        const productName = productOfMonths(state.months);
        backend.change(() =>
          Object.assign(backend.person('new'), {
            subscriptions: [
              {
                id: '1',
                productName,
                createdAt: daysFromNow(site, -30),
                status: state.status,
                provider: state.provider,
                ...(state.status === 'active' ? { nextCharge: date } : { end: date }),
              },
            ],
            orders: state.hasOrder
              ? [
                  {
                    id: 'order-1',
                    status: 2,
                    subscriptionId: '1',
                    productName,
                    months: state.months,
                    price: 9,
                    currency: 'EUR',
                  },
                ]
              : [],
          }),
        );
        return change(site, state.action);
      };
    },
    async (site) => async (state) => {
      const date = daysFromNow(site, state.isOver ? -1 : 1);
      await signInToSandbox(site, {
        hasNoPassword: true,
        subscription: {
          status: statuses.indexOf(state.status),
          months: state.months,
          paymentProvider: state.provider === 'card' ? 0 : 1,
          ...(state.status === 'active' ? { dateNextCharge: date } : { dateEnd: date }),
          payments: state.hasOrder ? [2] : [],
        },
      });
      return change(site, state.action);
    },
  ));

const orderStatuses = [0, 1, 2, 3, 4, 5];

const receiptStates = combinationsOf<{ readonly status: number; readonly isOwn: boolean }>({
  status: orderStatuses,
  isOwn: [true, false],
});

/** Requests the receipts of one player's orders, whose statuses are all different, as this or another player. */
const receiptsOf = async (site: Site, signInAsOther: () => Promise<unknown>) => {
  const placed = await site.application.get(PlacedOrders).findPage(1);
  if (!placed.ok) throw new Error(placed.error.kind);
  const ids = placed.value.entries.map(({ id, status }) => [status, id] as const);
  const own = site.application.tokens.read();
  await signInAsOther();
  const other = site.application.tokens.read();
  return async ({ status, isOwn }: { readonly status: number; readonly isOwn: boolean }) => {
    const tokens = isOwn ? own : other;
    if (tokens) site.application.tokens.write(tokens);
    const [, id = ''] = ids.find(([known]) => known === orderStatusOf(status)) ?? [];
    return site.application.get(Receipts).find(id);
  };
};

it('PY-01 requesting a receipt has the same outcome on the fake back end and the sandbox', () =>
  expectSameOutcomes(
    receiptRefusals,
    receiptStates,
    async (site) => {
      await signInAs(site, 'new');
      const { backend } = site.application;
      backend.change(() =>
        Object.assign(backend.person('new'), {
          orders: orderStatuses.map((status) => ({
            id: `order-${status}`,
            status,
            ...([2, 3].includes(status) && { paidAt: daysFromNow(site, -1) }),
            productName: productOfMonths(3),
            months: 3,
            price: 9,
            currency: 'EUR',
          })),
        }),
      );
      return receiptsOf(site, () => signInAs(site, 'backer'));
    },
    async (site) => {
      await signInToSandbox(site, { orders: orderStatuses });
      return receiptsOf(site, () => signInToSandbox(site));
    },
  ));

interface UnpaidState {
  readonly call: 'startPayment' | 'drop';
  readonly status: number;
  readonly isOwn: boolean;
  readonly isInStore: boolean;
}

// An order in the store has started.
const unpaidStates = combinationsOf<UnpaidState>({
  call: ['startPayment', 'drop'],
  status: orderStatuses,
  isOwn: [true, false],
  isInStore: [false, true],
}).filter(({ status, isInStore }) => status === 0 || !isInStore);

/** Pays or drops the only order of the signed-in player, as this or another player. */
const payOrDrop = async (site: Site, { call, isOwn }: UnpaidState, signInAsOther: () => Promise<unknown>) => {
  const placed = await site.application.get(PlacedOrders).findPage(1);
  const id = placed.ok ? (placed.value.entries[0]?.id ?? '') : '';
  if (!isOwn) await signInAsOther();
  return site.application.get(UnpaidOrders)[call](id, 'en');
};

it('PY-01 paying and dropping an order have the same outcomes on the fake back end and the sandbox', () =>
  expectSameOutcomes(
    unpaidOrderRefusals,
    unpaidStates,
    async (site) => async (state) => {
      await signInAs(site, 'new');
      const { backend } = site.application;
      backend.change(() =>
        Object.assign(backend.person('new'), {
          orders: [
            {
              id: 'order-1',
              status: state.status,
              productName: productOfMonths(3),
              months: 3,
              price: 9,
              currency: 'EUR',
              ...(state.isInStore && { provider: 'store' }),
            },
          ],
        }),
      );
      return payOrDrop(site, state, () => signInAs(site, 'backer'));
    },
    async (site) => async (state) => {
      const traits = state.isInStore ? { ownership: ['steam'] } : { orders: [state.status] };
      await signInToSandbox(site, { hasNoPassword: true, ...traits });
      if (state.isInStore) {
        const key = randomUUID();
        const product = { productId: 'founders-3', productDescription: productOfMonths(3) };
        await site.application.get(StoreCheckouts).initialize({ key, ...product, language: 'en' });
      }
      return payOrDrop(site, state, () => signInToSandbox(site, { hasNoPassword: true }));
    },
  ));
