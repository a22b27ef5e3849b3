import { orderNumber } from '#domain/commerce/orderNumber';
import { applyDeclaration } from '#infrastructure/fake/backend/declarations';
import { seedPeople } from '#infrastructure/fake/backend/people';

const paidUntil = '2027-01-15T12:00:00.000Z';

const cancelContract = (endsOn?: string) => {
  const person = seedPeople(new Date('2026-11-22T12:00:00Z')).payer;
  const order = person.orders.find(({ subscriptionId }) => subscriptionId !== undefined);
  const subscription = person.subscriptions?.find(({ id }) => id === order?.subscriptionId);
  if (!order || !subscription) throw new Error('The payer has no order of a subscription');
  Object.assign(subscription, { status: 'active', provider: 'card', nextCharge: paidUntil, end: undefined });
  applyDeclaration(
    {
      id: '1',
      kind: 'cancellation',
      content: '',
      receivedAt: '2026-11-22T12:00:00.000Z',
      email: person.email,
      orderNumber: orderNumber(order.id),
      ...(endsOn !== undefined && { endsOn }),
    },
    person,
  );
  return subscription;
};

it.each([
  ['as soon as possible', undefined, paidUntil],
  ['on a day within the paid period', '2026-12-01', paidUntil],
  ['on a later day', '2027-04-01', '2027-04-01T00:00:00.000Z'],
])('WD-02 the fake back end ends a subscription %s, like the sandbox', (_, endsOn, end) => {
  const { status, nextCharge, end: endsAt } = cancelContract(endsOn);
  expect([status, nextCharge, endsAt]).toEqual(['canceled', undefined, end]);
});
