import {
  afterEvent,
  isPaying,
  unstartedPayment,
  type PaymentEvent,
  type PaymentProgress,
  type PaymentStage,
  type WidgetEvent,
} from '../../../../src/domain/commerce/paymentProgress';

const after = (...events: readonly PaymentEvent[]): PaymentProgress =>
  events.reduce(afterEvent, unstartedPayment);

const opening: readonly PaymentEvent[] = ['token-requested', 'token-given'];

const widgetEvents: readonly WidgetEvent[] = ['loaded', 'opened', 'status', 'done', 'troubled', 'closed'];

/** Every order of every choice of up to four events of the widget, repetitions among them. */
const orders = (length: number): readonly (readonly WidgetEvent[])[] =>
  length === 0
    ? [[]]
    : orders(length - 1).flatMap((shorter) => [shorter, ...widgetEvents.map((event) => [...shorter, event])]);

it.each<[string, readonly PaymentEvent[], PaymentStage]>([
  ['nothing yet', [], 'idle'],
  ['a token is asked for', ['token-requested'], 'requesting-token'],
  ['the server refuses', ['token-requested', 'token-refused'], 'refused'],
  [
    'a refused buyer tries again',
    ['token-requested', 'token-refused', 'token-requested'],
    'requesting-token',
  ],
  ['the token came', [...opening], 'opening'],
  ['the widget can’t be had', [...opening, 'unavailable'], 'unavailable'],
  ['the widget is open', [...opening, 'opened'], 'open'],
  ['the widget has loaded before it says that it is open', [...opening, 'loaded', 'opened'], 'open'],
  ['the payment moves on before the widget has loaded', [...opening, 'status'], 'open'],
  ['it is paid', [...opening, 'opened', 'loaded', 'status', 'done'], 'done'],
  ['it can’t be paid', [...opening, 'opened', 'troubled'], 'failed'],
  ['a second card works', [...opening, 'opened', 'troubled', 'status', 'done'], 'done'],
  ['a status follows the trouble', [...opening, 'opened', 'troubled', 'status'], 'failed'],
  ['it is closed unpaid', [...opening, 'opened', 'closed'], 'abandoned'],
  ['it is closed before it has opened', [...opening, 'closed'], 'abandoned'],
  ['it is closed after trouble', [...opening, 'opened', 'troubled', 'closed'], 'abandoned'],
  ['a status comes after it was closed', [...opening, 'opened', 'closed', 'status', 'loaded'], 'abandoned'],
  ['it says that it was paid when it is closed already', [...opening, 'opened', 'closed', 'done'], 'done'],
  ['it was given up and paid all the same', [...opening, 'unavailable', 'done'], 'done'],
  ['what comes late from a widget that was given up', [...opening, 'unavailable', 'loaded'], 'unavailable'],
  ['a widget that is open has been had', [...opening, 'opened', 'unavailable'], 'open'],
  ['an abandoned buyer tries again', [...opening, 'opened', 'closed', ...opening, 'opened'], 'open'],
  ['a refusal that comes after the token', [...opening, 'token-refused'], 'opening'],
  ['a token for nobody who waits', [...opening, 'opened', 'token-given'], 'open'],
])('CK-02 %s', (_, events, stage) => {
  expect(after(...events).stage).toBe(stage);
});

it('CK-02 in whatever order up to four events come, nothing undoes what is done, and nothing else does it', () => {
  for (const events of orders(4)) {
    const { stage } = after(...opening, ...events);
    expect({ events, isDone: stage === 'done' }).toEqual({ events, isDone: events.includes('done') });
    if (stage === 'abandoned') expect(events).toContain('closed');
    if (stage === 'failed') expect(events).toContain('troubled');
  }
});

it('CK-01 has loaded once, however often the widget says so, even after it was paid', () => {
  const loaded = after(...opening, 'loaded');
  expect(loaded.hasLoaded).toBe(true);
  expect(afterEvent(loaded, 'loaded')).toBe(loaded);
  expect(after(...opening, 'done').hasLoaded).toBe(false);
  expect(after(...opening, 'done', 'loaded')).toEqual({ stage: 'done', hasLoaded: true });
});

it('CK-02 an event that has nothing to say leaves the very same payment', () => {
  const done = after(...opening, 'opened', 'done');
  for (const event of ['closed', 'troubled', 'status', 'token-requested', 'unavailable'] as const) {
    expect(afterEvent(done, event)).toBe(done);
  }
});

it('CK-01 the page is locked while somebody pays, and only then', () => {
  const locked = (...events: readonly PaymentEvent[]) => isPaying(after(...events));
  expect(locked('token-requested')).toBe(true);
  expect(locked(...opening)).toBe(true);
  expect(locked(...opening, 'opened')).toBe(true);
  expect(locked(...opening, 'opened', 'troubled')).toBe(true);
  expect(locked()).toBe(false);
  expect(locked(...opening, 'unavailable')).toBe(false);
  expect(locked(...opening, 'closed')).toBe(false);
  expect(locked(...opening, 'done')).toBe(false);
});
