import {
  isPaidOrReported,
  isUnpaid,
  orderIdOf,
  type Purchase,
  type PurchaseProgress,
} from '#domain/commerce/Purchase';
import {
  begin,
  beginAttempt,
  cancel,
  confirmPaid,
  confirmPaidInStore,
  markCounted,
  markShown,
  recordOrder,
  assignGhost,
  removeReferralCode,
  markRejected,
  updateGhost,
  renewKey,
  reportPaid,
  markAttemptFailed,
  restart,
  recordRequest,
} from '#domain/commerce/purchaseTransitions';
import { selectPlan } from '#domain/commerce/selectPlan';
import { plans } from '../../support/spyOnCheckouts';

const startedAt = new Date('2026-11-22T10:00:00Z');

const later = new Date('2026-11-22T11:00:00Z');

const ghost = { id: 'ghost-1', email: 'buyer@farstead.test', token: 'token-1' };

const selection = selectPlan(plans['three-months'], 'campaign-founders');

const otherSelection = selectPlan(plans.mydu, 'campaign-founders');

const widget = { channel: 'widget', buyerId: 'ghost-1' } as const;

const store = { channel: 'store', language: 'fr' } as const;

const orderId = 'order-1';

const chosen = { kind: 'chosen' } as const;
const ordered = { kind: 'ordered', orderId } as const;
const cancelled = { kind: 'cancelled', orderId } as const;
const reported = { kind: 'reported-paid', orderId } as const;
const paid = { kind: 'paid', orderId, isShown: false } as const;
const shown = { kind: 'paid', orderId, isShown: true } as const;

const rejected = { kind: 'rejected', orderId, isShown: false } as const;
const rejectionShown = { kind: 'rejected', orderId, isShown: true } as const;

const states = { chosen, ordered, cancelled, reported, paid, shown, rejected, rejectionShown };

type State = keyof typeof states;

const purchaseIn = (progress: PurchaseProgress): Purchase => ({
  key: 'key-1',
  selection,
  startedAt,
  sentWith: widget,
  progress,
});

const events = {
  'send the same': (purchase: Purchase) => recordRequest(purchase, widget, 'key-2'),
  'send to the store': (purchase: Purchase) => recordRequest(purchase, store, 'key-2'),
  'renew the key': (purchase: Purchase) => renewKey(purchase, 'key-2'),
  restart: (purchase: Purchase) => restart(purchase, 'key-2'),
  'register a ghost': (purchase: Purchase) => assignGhost(purchase, ghost),
  order: (purchase: Purchase) =>
    recordOrder(purchase, { id: 'order-2', isPaid: false, buyer: { kind: 'player', id: 'p' } }),
  'order, paid before': (purchase: Purchase) =>
    recordOrder(purchase, { id: 'order-2', isPaid: true, buyer: { kind: 'player', id: 'p' } }),
  'report paid': reportPaid,
  'confirm paid': (purchase: Purchase) => confirmPaid(purchase, orderId),
  'confirm another paid': (purchase: Purchase) => confirmPaid(purchase, 'order-2'),
  'confirm paid in the store': (purchase: Purchase) => confirmPaidInStore(purchase, 'order-2'),
  reject: (purchase: Purchase) => markRejected(purchase, orderId),
  'reject another': (purchase: Purchase) => markRejected(purchase, 'order-2'),
  cancel,
  'mark shown': markShown,
} as const;

type Event = keyof typeof events;

const order2 = { kind: 'ordered', orderId: 'order-2' } as const;
const reported2 = { kind: 'reported-paid', orderId: 'order-2' } as const;

/** Progress after each event; `same` means that the purchase object is unchanged. */
const table: Record<Event, Record<State, PurchaseProgress | 'same' | 'gone'>> = {
  'send the same': {
    chosen,
    ordered,
    cancelled: 'same',
    reported: 'same',
    paid: 'same',
    shown: 'same',
    rejected: 'same',
    rejectionShown: 'same',
  },
  'send to the store': {
    chosen,
    ordered: chosen,
    cancelled: 'same',
    reported: 'same',
    paid: 'same',
    shown: 'same',
    rejected: 'same',
    rejectionShown: 'same',
  },
  'renew the key': {
    chosen,
    ordered: chosen,
    cancelled: 'same',
    reported: 'same',
    paid: 'same',
    shown: 'same',
    rejected: 'same',
    rejectionShown: 'same',
  },
  restart: {
    chosen,
    ordered: chosen,
    cancelled: 'same',
    reported: chosen,
    paid: 'same',
    shown: 'same',
    rejected: 'same',
    rejectionShown: 'same',
  },
  'register a ghost': {
    chosen,
    ordered,
    cancelled: 'same',
    reported: 'same',
    paid: 'same',
    shown: 'same',
    rejected: 'same',
    rejectionShown: 'same',
  },
  order: {
    chosen: order2,
    ordered: order2,
    cancelled: 'same',
    reported: 'same',
    paid: 'same',
    shown: 'same',
    rejected: 'same',
    rejectionShown: 'same',
  },
  'order, paid before': {
    chosen: reported2,
    ordered: reported2,
    cancelled: 'same',
    reported: 'same',
    paid: 'same',
    shown: 'same',
    rejected: 'same',
    rejectionShown: 'same',
  },
  'report paid': {
    chosen: 'same',
    ordered: reported,
    cancelled: reported,
    reported: 'same',
    paid: 'same',
    shown: 'same',
    rejected: 'same',
    rejectionShown: 'same',
  },
  'confirm paid': {
    chosen: 'same',
    ordered: paid,
    cancelled: paid,
    reported: paid,
    paid: 'same',
    shown: 'same',
    rejected: 'same',
    rejectionShown: 'same',
  },
  'confirm another paid': {
    chosen: 'same',
    ordered: 'same',
    cancelled: 'same',
    reported: 'same',
    paid: 'same',
    shown: 'same',
    rejected: 'same',
    rejectionShown: 'same',
  },
  'confirm paid in the store': {
    chosen: 'same',
    ordered: 'same',
    cancelled: 'same',
    reported: 'same',
    paid: 'same',
    shown: 'same',
    rejected: 'same',
    rejectionShown: 'same',
  },
  cancel: {
    chosen: 'gone',
    ordered: cancelled,
    cancelled: 'same',
    reported: 'same',
    paid: 'same',
    shown: 'same',
    rejected: 'same',
    rejectionShown: 'same',
  },
  'mark shown': {
    chosen: 'same',
    ordered: 'same',
    cancelled: 'same',
    reported: 'same',
    paid: shown,
    shown: 'same',
    rejected: rejectionShown,
    rejectionShown: 'same',
  },
  reject: {
    chosen: 'same',
    ordered: rejected,
    cancelled: rejected,
    reported: rejected,
    paid: 'same',
    shown: 'same',
    rejected: 'same',
    rejectionShown: 'same',
  },
  'reject another': {
    chosen: 'same',
    ordered: 'same',
    cancelled: 'same',
    reported: 'same',
    paid: 'same',
    shown: 'same',
    rejected: 'same',
    rejectionShown: 'same',
  },
};

const rows = Object.entries(table).flatMap(([event, byState]) =>
  Object.entries(byState).map(([state, after]) => [state as State, event as Event, after] as const),
);

it.each(rows)('CK-02 a purchase in state “%s” handles the event “%s”', (state, event, after) => {
  const before = purchaseIn(states[state]);
  const result = events[event](before);
  if (after === 'same') expect(result).toBe(before);
  else if (after === 'gone') expect(result).toBeUndefined();
  else expect(result?.progress).toEqual(after);
});

const paidStates = (Object.keys(states) as State[]).filter((state) =>
  isPaidOrReported(purchaseIn(states[state])),
);

it.each(paidStates)('CK-02 no event in this browser reverts a paid purchase: %s', (state) => {
  const before = purchaseIn(states[state]);
  for (const [name, event] of Object.entries(events)) {
    if (name === 'restart' || name === 'reject') continue;
    const after = event(before);
    expect(after && isPaidOrReported(after)).toBe(true);
    expect(after && orderIdOf(after)).toBe(orderId);
  }
});

it('CK-01 a different request uses a new key and drops the previous order', () => {
  const before = purchaseIn(ordered);
  expect(recordRequest(before, widget, 'key-2')).toEqual(before);
  expect(recordRequest(before, { ...widget, referralCode: 'Ada' }, 'key-2')).toEqual({
    ...before,
    key: 'key-2',
    sentWith: { ...widget, referralCode: 'Ada' },
    progress: chosen,
  });
  expect(recordRequest(before, { ...widget, buyerId: 'other' }, 'key-2').key).toBe('key-2');
  expect(recordRequest({ ...before, sentWith: store }, { ...store, language: 'de' }, 'key-2').key).toBe(
    'key-2',
  );
  expect(recordRequest({ ...before, sentWith: store }, store, 'key-2').key).toBe('key-1');
  expect(recordRequest(renewKey(before, 'key-2'), widget, 'key-3').key).toBe('key-2');
});

it('CK-02 renewing the key resets a purchase to unsent', () => {
  for (const renewed of [renewKey(purchaseIn(ordered), 'key-2'), restart(purchaseIn(reported), 'key-2')]) {
    expect(renewed).toEqual({ key: 'key-2', selection, startedAt, progress: chosen });
  }
});

it('CF-04 records the buyer and the referral code of an order', () => {
  const ghosts = recordOrder(purchaseIn(chosen), {
    id: orderId,
    isPaid: false,
    buyer: { kind: 'ghost', ...ghost },
    referralCode: 'Ada',
  });
  expect(ghosts).toMatchObject({ ghost, selection: { email: ghost.email, referralCode: 'Ada' } });
  const players = recordOrder(ghosts, { id: 'order-2', isPaid: false, buyer: { kind: 'player', id: 'p' } });
  expect(players).not.toHaveProperty('ghost');
  expect(players.selection.referralCode).toBe('Ada');
});

it('CK-03 a store purchase is paid by the store’s order and belongs to the player', () => {
  const sent = { ...purchaseIn(chosen), ghost, sentWith: store };
  const confirmed = confirmPaidInStore(sent, 'order-2');
  expect(confirmed.progress).toEqual({ kind: 'paid', orderId: 'order-2', isShown: false });
  expect(confirmed).not.toHaveProperty('ghost');
  expect(confirmPaidInStore(confirmed, 'order-3')).toBe(confirmed);
});

it.each<readonly [State, PurchaseProgress, string]>([
  ['chosen', chosen, 'key-1'],
  ['ordered', ordered, 'key-1'],
  ['cancelled', ordered, 'key-1'],
  ['reported', chosen, 'key-2'],
  ['paid', chosen, 'key-2'],
  ['shown', chosen, 'key-2'],
])(
  'BU-06 selecting the same offer continues or restarts a purchase in state “%s”',
  (state, progress, key) => {
    const held = { ...purchaseIn(states[state]), ghost };
    const begun = begin(held, selection, later, 'key-2');
    const isContinued = key === 'key-1';
    expect(begun).toEqual({
      key,
      selection,
      startedAt: later,
      progress,
      ...(isContinued && { ghost, sentWith: widget }),
    });
  },
);

it('BU-06 selecting the same offer after a rejection starts a new purchase for the same buyer', () => {
  const held = { ...purchaseIn(rejected), ghost };
  expect(begin(held, selection, later, 'key-2')).toEqual({
    key: 'key-2',
    selection,
    startedAt: later,
    ghost,
    progress: chosen,
  });
});

it('BU-06 selecting another offer starts a new purchase for the same buyer', () => {
  const held = { ...purchaseIn(ordered), ghost };
  expect(begin(held, otherSelection, later, 'key-2')).toEqual({
    key: 'key-2',
    selection: otherSelection,
    startedAt: later,
    ghost,
    progress: chosen,
  });
  expect(begin(undefined, selection, later, 'key-2')).toEqual({
    key: 'key-2',
    selection,
    startedAt: later,
    progress: chosen,
  });
});

it('CF-01 only a chosen or ordered purchase is unpaid', () => {
  const unpaid = Object.values(states).filter((progress) => isUnpaid(purchaseIn(progress)));
  expect(unpaid).toEqual([chosen, ordered]);
});

it('CF-02 removes the referral code only from an unpaid purchase', () => {
  const withCode = { ...selection, referralCode: 'Ada-Verne' };
  for (const progress of [chosen, ordered]) {
    const purchase = { ...purchaseIn(progress), selection: withCode };
    expect(removeReferralCode(purchase)).toEqual(purchaseIn(progress));
  }
  for (const progress of [cancelled, reported, paid, shown]) {
    const purchase = { ...purchaseIn(progress), selection: withCode };
    expect(removeReferralCode(purchase)).toBe(purchase);
  }
  const without = purchaseIn(chosen);
  expect(removeReferralCode(without)).toBe(without);
});

it('TY-02 counts a paid order once', () => {
  const purchase = purchaseIn(shown);
  const counted = markCounted(purchase, orderId);
  expect(counted).toEqual({ ...purchase, isCounted: true });
  expect(markCounted(counted, orderId)).toBe(counted);
  expect(markCounted(purchase, 'order-2')).toBe(purchase);
  expect(markCounted(purchaseIn(reported), orderId)).toEqual(purchaseIn(reported));
});

it.each(Object.keys(states) as State[])('CF-04 updates the ghost’s token in any state: %s', (state) => {
  const before = { ...purchaseIn(states[state]), ghost };
  expect(updateGhost(before, { ...ghost, token: 'token-2' })).toEqual({
    ...before,
    ghost: { ...ghost, token: 'token-2' },
  });
  expect(updateGhost(before, ghost)).toBe(before);
  expect(updateGhost(before, { ...ghost, id: 'ghost-2', token: 'token-2' })).toBe(before);
  const players = purchaseIn(states[state]);
  expect(updateGhost(players, ghost)).toBe(players);
});

it('CF-03 CK-02 an attempt records the accepted terms and whether the payment failed', () => {
  const tried = beginAttempt(purchaseIn(ordered), ['eula']);
  expect(tried.lastTry).toEqual({ agreed: ['eula'], isTroubled: false });
  const troubled = markAttemptFailed(tried, orderId);
  expect(troubled.lastTry).toEqual({ agreed: ['eula'], isTroubled: true });
  expect(markAttemptFailed(tried, 'order-2')).toBe(tried);
  expect(beginAttempt(troubled, ['eula']).lastTry?.isTroubled).toBe(false);
  expect(begin(troubled, selection, later, 'key-2')).not.toHaveProperty('lastTry');
  for (const progress of [cancelled, reported, paid, rejected]) {
    const over = purchaseIn(progress);
    expect(beginAttempt(over, ['eula'])).toBe(over);
    expect(markAttemptFailed(over, orderId)).toBe(over);
  }
});

it('CF-03 discards terms that were accepted at a different price', () => {
  const tried = beginAttempt(purchaseIn(chosen), ['eula', 'withdrawal']);
  const made = { id: orderId, isPaid: false, buyer: { kind: 'player', id: 'p' } } as const;
  expect(recordOrder(tried, made).lastTry?.agreed).toEqual(['eula', 'withdrawal']);
  const { kind, planName } = selection;
  const difference = { kind, planName, total: { cents: 1, currency: 'USD' } } as const;
  expect(recordOrder(tried, { ...made, difference })).not.toHaveProperty('lastTry');
});
