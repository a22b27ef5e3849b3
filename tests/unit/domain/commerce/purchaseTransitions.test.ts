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
  stateChanges,
  type Transition,
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

const createKey = () => 'key-2';

const apply = (transition: Transition, purchase: Purchase): Purchase => {
  const changed = transition(purchase, createKey);
  if (!changed) throw new Error('the purchase is gone');
  return changed;
};

const player = { kind: 'player', id: 'p' } as const;

const events = {
  'send the same': recordRequest(widget),
  'send to the store': recordRequest(store),
  'renew the key': renewKey,
  restart: restart('key-1'),
  'restart another': restart('key-3'),
  'register a ghost': assignGhost(ghost),
  order: recordOrder({ id: 'order-2', isPaid: false, buyer: player }),
  'order, paid before': recordOrder({ id: 'order-2', isPaid: true, buyer: player }),
  'report paid': (purchase, ...more) => reportPaid(purchase)(purchase, ...more),
  'confirm paid': confirmPaid(orderId),
  'confirm another paid': confirmPaid('order-2'),
  'confirm paid in the store': confirmPaidInStore('order-2'),
  reject: markRejected(orderId),
  'reject another': markRejected('order-2'),
  cancel,
  'mark shown': markShown(orderId),
  'mark another shown': markShown('order-2'),
} as const satisfies Readonly<Record<string, Transition>>;

type Event = keyof typeof events;

const order2 = { kind: 'ordered', orderId: 'order-2' } as const;
const reported2 = { kind: 'reported-paid', orderId: 'order-2' } as const;

/** Progress after each event, or `none` if the purchase is deleted. In all other states, the event changes nothing. */
const table: Record<Event, Partial<Record<State, PurchaseProgress | 'none'>>> = {
  'send the same': { chosen, ordered },
  'send to the store': { chosen, ordered: chosen },
  'renew the key': { chosen, ordered: chosen },
  restart: { chosen, ordered: chosen, reported: chosen },
  'restart another': {},
  'register a ghost': { chosen, ordered },
  order: { chosen: order2, ordered: order2 },
  'order, paid before': { chosen: reported2, ordered: reported2 },
  'report paid': { ordered: reported, cancelled: reported },
  'confirm paid': { ordered: paid, cancelled: paid, reported: paid },
  'confirm another paid': {},
  'confirm paid in the store': {},
  cancel: { chosen: 'none', ordered: cancelled },
  'mark shown': { paid: shown, rejected: rejectionShown },
  'mark another shown': {},
  reject: { ordered: rejected, cancelled: rejected, reported: rejected },
  'reject another': {},
};

const rows = (Object.keys(events) as Event[]).flatMap((event) =>
  (Object.keys(states) as State[]).map((state) => [state, event, table[event][state]] as const),
);

it.each(rows)('CK-02 a purchase in state “%s” handles the event “%s”', (state, event, after) => {
  const before = purchaseIn(states[state]);
  const result = events[event](before, createKey);
  if (after === undefined) expect(result).toBe(before);
  else expect(result?.progress ?? 'none').toEqual(after);
});

it('CK-02 lists exactly the possible state changes', () => {
  const outcomes = Object.values(states).flatMap((progress) =>
    [widget, store].flatMap((sentWith) =>
      Object.values(events).map((event) => {
        const after = event({ ...purchaseIn(progress), sentWith }, createKey);
        return [progress.kind, after?.progress.kind ?? 'none'] as const;
      }),
    ),
  );
  const begun = [undefined, purchaseIn(cancelled)].map((held) => {
    const { kind } = begin(held, selection, later, 'key-2').progress;
    return [held?.progress.kind ?? 'none', kind] as const;
  });
  const listed = Object.values(stateChanges).flatMap(({ from, to }) =>
    from.flatMap((before) => to.map((after) => [before, after] as const)),
  );
  const changes = (pairs: readonly (readonly [string, string])[]) =>
    [...new Set(pairs.filter(([before, after]) => before !== after).map((pair) => pair.join(' → ')))].sort();
  expect(changes(listed)).toEqual(changes([...outcomes, ...begun]));
});

const paidStates = (Object.keys(states) as State[]).filter((state) =>
  isPaidOrReported(purchaseIn(states[state])),
);

it.each(paidStates)('CK-02 no event in this browser reverts a paid purchase: %s', (state) => {
  const before = purchaseIn(states[state]);
  for (const [name, event] of Object.entries(events)) {
    if (name === 'restart' || name === 'reject') continue;
    const after = event(before, createKey);
    expect(after && isPaidOrReported(after)).toBe(true);
    expect(after && orderIdOf(after)).toBe(orderId);
  }
});

it('CK-01 a different request uses a new key and drops the previous order', () => {
  const before = purchaseIn(ordered);
  expect(apply(recordRequest(widget), before)).toEqual(before);
  expect(apply(recordRequest({ ...widget, referralCode: 'Ada' }), before)).toEqual({
    ...before,
    key: 'key-2',
    sentWith: { ...widget, referralCode: 'Ada' },
    progress: chosen,
  });
  expect(apply(recordRequest({ ...widget, buyerId: 'other' }), before).key).toBe('key-2');
  expect(apply(recordRequest({ ...store, language: 'de' }), { ...before, sentWith: store }).key).toBe(
    'key-2',
  );
  expect(apply(recordRequest(store), { ...before, sentWith: store }).key).toBe('key-1');
  expect(recordRequest(widget)(apply(renewKey, before), () => 'key-3')?.key).toBe('key-2');
});

it('CK-02 renewing the key resets a purchase to unsent', () => {
  for (const renewed of [
    apply(renewKey, purchaseIn(ordered)),
    apply(restart('key-1'), purchaseIn(reported)),
  ]) {
    expect(renewed).toEqual({ key: 'key-2', selection, startedAt, progress: chosen });
  }
});

it('CF-04 records the buyer and the referral code of an order', () => {
  const ghosts = apply(
    recordOrder({ id: orderId, isPaid: false, buyer: { kind: 'ghost', ...ghost }, referralCode: 'Ada' }),
    purchaseIn(chosen),
  );
  expect(ghosts).toMatchObject({ ghost, selection: { email: ghost.email, referralCode: 'Ada' } });
  const players = apply(recordOrder({ id: 'order-2', isPaid: false, buyer: player }), ghosts);
  expect(players).not.toHaveProperty('ghost');
  expect(players.selection.referralCode).toBe('Ada');
});

it('CK-03 a store purchase is paid by the store’s order and belongs to the player', () => {
  const sent = { ...purchaseIn(chosen), ghost, sentWith: store };
  const confirmed = apply(confirmPaidInStore('order-2'), sent);
  expect(confirmed.progress).toEqual({ kind: 'paid', orderId: 'order-2', isShown: false });
  expect(confirmed).not.toHaveProperty('ghost');
  expect(apply(confirmPaidInStore('order-3'), confirmed)).toBe(confirmed);
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
    expect(apply(removeReferralCode, purchase)).toEqual(purchaseIn(progress));
  }
  for (const progress of [cancelled, reported, paid, shown]) {
    const purchase = { ...purchaseIn(progress), selection: withCode };
    expect(apply(removeReferralCode, purchase)).toBe(purchase);
  }
  const without = purchaseIn(chosen);
  expect(apply(removeReferralCode, without)).toBe(without);
});

it('TY-02 counts a paid order once', () => {
  const purchase = purchaseIn(shown);
  const counted = apply(markCounted(orderId), purchase);
  expect(counted).toEqual({ ...purchase, isCounted: true });
  expect(apply(markCounted(orderId), counted)).toBe(counted);
  expect(apply(markCounted('order-2'), purchase)).toBe(purchase);
  expect(apply(markCounted(orderId), purchaseIn(reported))).toEqual(purchaseIn(reported));
});

it.each(Object.keys(states) as State[])('CF-04 updates the ghost’s token in any state: %s', (state) => {
  const before = { ...purchaseIn(states[state]), ghost };
  expect(apply(updateGhost({ ...ghost, token: 'token-2' }), before)).toEqual({
    ...before,
    ghost: { ...ghost, token: 'token-2' },
  });
  expect(apply(updateGhost(ghost), before)).toBe(before);
  expect(apply(updateGhost({ ...ghost, id: 'ghost-2', token: 'token-2' }), before)).toBe(before);
  const players = purchaseIn(states[state]);
  expect(apply(updateGhost(ghost), players)).toBe(players);
});

it('CF-03 CK-02 an attempt records the accepted terms and whether the payment failed', () => {
  const tried = apply(beginAttempt(['eula']), purchaseIn(ordered));
  expect(tried.lastTry).toEqual({ agreed: ['eula'], isTroubled: false });
  const troubled = apply(markAttemptFailed(orderId), tried);
  expect(troubled.lastTry).toEqual({ agreed: ['eula'], isTroubled: true });
  expect(apply(markAttemptFailed('order-2'), tried)).toBe(tried);
  expect(apply(beginAttempt(['eula']), troubled).lastTry?.isTroubled).toBe(false);
  expect(begin(troubled, selection, later, 'key-2')).not.toHaveProperty('lastTry');
  for (const progress of [cancelled, reported, paid, rejected]) {
    const over = purchaseIn(progress);
    expect(apply(beginAttempt(['eula']), over)).toBe(over);
    expect(apply(markAttemptFailed(orderId), over)).toBe(over);
  }
});

it('CF-03 discards the acceptance of terms at a different price', () => {
  const tried = apply(beginAttempt(['eula', 'withdrawal']), purchaseIn(chosen));
  const made = { id: orderId, isPaid: false, buyer: { kind: 'player', id: 'p' } } as const;
  expect(apply(recordOrder(made), tried).lastTry?.agreed).toEqual(['eula', 'withdrawal']);
  const { kind, planName } = selection;
  const difference = { kind, planName, total: { cents: 1, currency: 'USD' } } as const;
  expect(apply(recordOrder({ ...made, difference }), tried)).not.toHaveProperty('lastTry');
});
