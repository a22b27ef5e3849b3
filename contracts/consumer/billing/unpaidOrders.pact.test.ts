import { UnpaidOrders } from '#application/billing/UnpaidOrders';
import { dropOrder, payOrder } from '#infrastructure/http/billing/calls';
import { describeInteractions, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { exactly, nonEmpty } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const { orderId } = examples;
const started = 'a player who has started an order exists';
const values = { id: supplied('orderId') };
const missing = { id: examples.declarationId };
const requirement = 'PY-01';
const basket = { productId: examples.productId, name: '3 months of game time', quantity: 1 };

describeInteractions(
  payOrder,
  {
    requirement,
    description: 'to pay a started order',
    values,
    request: ({ id }) => ({ path: { orderId: id }, query: { lang: 'fr' } }),
    send: (site, { id }) => site.get(UnpaidOrders).startPayment(id, 'fr'),
  },
  [
    [
      started,
      succeeds(
        {
          order: {
            id: orderId,
            status: 'started',
            lines: [basket],
            price: { cents: 1999, currency: 'USD' },
            shippingFees: { cents: 0, currency: 'USD' },
          },
          token: 'payment-token',
          isSandbox: true,
        },
        {
          order: {
            id: orderId,
            status: exactly(0),
            basket: [{ ...basket, productId: nonEmpty(basket.productId), name: nonEmpty(basket.name) }],
            price: 19.99,
            shippingFees: 0,
            currency: 'USD',
          },
          token: 'payment-token',
          sandbox: true,
        },
      ),
    ],
    [
      started,
      rejects(404, 306, 'unknown-order'),
      { description: 'to pay an order of nobody', values: missing },
    ],
    ['a player whose started order was dropped exists', rejects(409, 314, 'order-ended')],
  ],
);

describeInteractions(
  dropOrder,
  {
    requirement,
    description: 'to drop a started order',
    values,
    request: ({ id }) => ({ path: { orderId: id } }),
    send: (site, { id }) => site.get(UnpaidOrders).drop(id),
  },
  [
    [started, succeeds()],
    [
      started,
      rejects(404, 306, 'unknown-order'),
      { description: 'to drop an order of nobody', values: missing },
    ],
    ['a player whose started order was dropped exists', rejects(409, 314, 'order-ended')],
  ],
);
