import {
  applyPaymentEvent,
  isPaying,
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
  ['the token came', [], 'opening'],
  ['the widget is unavailable', ['unavailable'], 'unavailable'],
  ['the widget is open', ['opened'], 'open'],
  ['the widget has loaded before it reports that it is open', ['loaded', 'opened'], 'open'],
  ['the payment moves on before the widget has loaded', ['status'], 'open'],
  ['it is paid', ['opened', 'loaded', 'status', 'done'], 'done'],
  ['it can’t be paid', ['opened', 'troubled'], 'failed'],
  ['a second card works', ['opened', 'troubled', 'status', 'done'], 'done'],
  ['a status follows the trouble', ['opened', 'troubled', 'status'], 'failed'],
  ['it is closed unpaid', ['opened', 'closed'], 'abandoned'],
  ['it is closed before it has opened', ['closed'], 'abandoned'],
  ['it is closed after trouble', ['opened', 'troubled', 'closed'], 'abandoned'],
  ['a status comes after it was closed', ['opened', 'closed', 'status', 'loaded'], 'abandoned'],
  ['the payment is reported after the widget was closed', ['opened', 'closed', 'done'], 'done'],
  ['it was abandoned but still paid', ['unavailable', 'done'], 'done'],
  ['a late event of an abandoned widget', ['unavailable', 'loaded'], 'unavailable'],
  ['a widget that is open was available', ['opened', 'unavailable'], 'open'],
])('CK-02 derives the payment stage when: %s', (_, events, stage) => {
  expect(after(...events).stage).toBe(stage);
});

it('CK-02 only a done event completes a payment, and no later event reverts it', () => {
  for (const events of orders(4)) {
    const { stage } = after(...events);
    expect({ events, isDone: stage === 'done' }).toEqual({ events, isDone: events.includes('done') });
    if (stage === 'abandoned') expect(events).toContain('closed');
    if (stage === 'failed') expect(events).toContain('troubled');
  }
});

it('CK-01 records once that the widget loaded, even after the payment is done', () => {
  const loaded = after('loaded');
  expect(loaded.hasLoaded).toBe(true);
  expect(applyPaymentEvent(loaded, 'loaded')).toBe(loaded);
  expect(after('done').hasLoaded).toBe(false);
  expect(after('done', 'loaded')).toEqual({ stage: 'done', hasLoaded: true });
});

it('CK-02 returns the same object for an event without effect', () => {
  const done = after('opened', 'done');
  for (const event of ['closed', 'troubled', 'status', 'unavailable'] as const) {
    expect(applyPaymentEvent(done, event)).toBe(done);
  }
});

it('CK-01 locks the page only during a payment', () => {
  const locked = (...events: readonly PaymentEvent[]) => isPaying(after(...events));
  expect(locked()).toBe(true);
  expect(locked('opened')).toBe(true);
  expect(locked('opened', 'troubled')).toBe(true);
  expect(locked('unavailable')).toBe(false);
  expect(locked('closed')).toBe(false);
  expect(locked('done')).toBe(false);
});
