import {
  applyPaymentEvent,
  isWidgetStage,
  openingPayment,
  type PaymentEvent,
  type PaymentProgress,
  type PaymentStage,
  type WidgetEvent,
} from '#domain/commerce/paymentProgress';

const after = (...events: readonly PaymentEvent[]): PaymentProgress =>
  events.reduce(applyPaymentEvent, openingPayment);

const widgetEvents: readonly WidgetEvent[] = ['loaded', 'opened', 'status', 'done', 'troubled', 'closed'];

/** All sequences of up to four widget events, including repetitions. */
const orders = (length: number): readonly (readonly WidgetEvent[])[] =>
  length === 0
    ? [[]]
    : orders(length - 1).flatMap((shorter) => [shorter, ...widgetEvents.map((event) => [...shorter, event])]);

it.each<[string, readonly PaymentEvent[], PaymentStage]>([
  ['the payment token has arrived', [], 'preparing'],
  ['the widget is unavailable', ['unavailable'], 'unavailable'],
  ['the widget is open', ['opened'], 'paying'],
  ['the widget loads before it opens', ['loaded', 'opened'], 'paying'],
  ['a status arrives before the widget loads', ['status'], 'paying'],
  ['the payment succeeds', ['opened', 'loaded', 'status', 'done'], 'paid'],
  ['the payment fails', ['opened', 'troubled'], 'troubled'],
  ['a second card succeeds', ['opened', 'troubled', 'status', 'done'], 'paid'],
  ['a status arrives after a failure', ['opened', 'troubled', 'status'], 'troubled'],
  ['the widget is closed before payment', ['opened', 'closed'], 'leaving'],
  ['the widget is closed before it opens', ['closed'], 'leaving'],
  ['the widget is closed after a failure', ['opened', 'troubled', 'closed'], 'leaving'],
  ['a status arrives after the widget was closed', ['opened', 'closed', 'status', 'loaded'], 'leaving'],
  ['the payment succeeds after the widget was closed', ['opened', 'closed', 'done'], 'paid'],
  ['the payment succeeds in an abandoned widget', ['unavailable', 'done'], 'paid'],
  ['an abandoned widget sends a late event', ['unavailable', 'loaded'], 'unavailable'],
  ['an open widget is reported as unavailable', ['opened', 'unavailable'], 'paying'],
])('CK-02 derives the payment stage: %s', (_, events, stage) => {
  expect(after(...events).stage).toBe(stage);
});

it('CK-02 only a done event completes a payment, and no later event reverts it', () => {
  for (const events of orders(4)) {
    const { stage } = after(...events);
    expect({ events, isDone: stage === 'paid' }).toEqual({ events, isDone: events.includes('done') });
    if (stage === 'leaving') expect(events).toContain('closed');
    if (stage === 'troubled') expect(events).toContain('troubled');
  }
});

it('CK-01 records once that the widget loaded, even after the payment is done', () => {
  const loaded = after('loaded');
  expect(loaded.hasLoaded).toBe(true);
  expect(applyPaymentEvent(loaded, 'loaded')).toBe(loaded);
  expect(after('done').hasLoaded).toBe(false);
  expect(after('done', 'loaded')).toEqual({ stage: 'paid', hasLoaded: true });
});

it('CK-02 returns the same object for an event that has no effect', () => {
  const done = after('opened', 'done');
  for (const event of ['closed', 'troubled', 'status', 'unavailable'] as const) {
    expect(applyPaymentEvent(done, event)).toBe(done);
  }
});

it('CK-01 locks the page only during a payment', () => {
  const locked = (...events: readonly PaymentEvent[]) => isWidgetStage(after(...events).stage);
  expect(locked()).toBe(true);
  expect(locked('opened')).toBe(true);
  expect(locked('opened', 'troubled')).toBe(true);
  expect(locked('unavailable')).toBe(false);
  expect(locked('closed')).toBe(false);
  expect(locked('done')).toBe(false);
});
