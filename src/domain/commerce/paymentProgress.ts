/** Events of the widget (CK-01, CK-02). They can arrive in any order, and `closed` is also sent after `done`. */
export type WidgetEvent = 'loaded' | 'opened' | 'status' | 'done' | 'troubled' | 'closed';

/** `unavailable`: the widget could not be loaded. */
export type PaymentEvent = WidgetEvent | 'unavailable';

/**
 * - `preparing`: the order is being requested, or the widget or the store is being opened
 * - `troubled`: the last attempt failed; the widget may still be open, and the buyer can still pay
 * - `unavailable`: the widget could not be loaded
 * - `leaving`: another page is being loaded
 * - `paid`: the order was paid or reported as paid, which is final; the thank-you page is being loaded
 */
export type PaymentStage = 'preparing' | 'paying' | 'troubled' | 'unavailable' | 'leaving' | 'paid';

export interface PaymentProgress {
  readonly stage: PaymentStage;
  readonly hasLoaded: boolean;
}

/** State after the server has issued a payment token. */
export const openingPayment: PaymentProgress = { stage: 'preparing', hasLoaded: false };

/** Returns the same object if the event changes nothing. */
export const applyPaymentEvent = (payment: PaymentProgress, event: PaymentEvent): PaymentProgress => {
  const stage = nextStage(payment.stage, event);
  const hasLoaded = payment.hasLoaded || event === 'loaded';
  return stage === payment.stage && hasLoaded === payment.hasLoaded ? payment : { stage, hasLoaded };
};

/** Whether the widget is being opened or is open. */
export const isWidgetStage = (stage: PaymentStage): boolean =>
  ['preparing', 'paying', 'troubled'].includes(stage);

const nextStage = (stage: PaymentStage, event: PaymentEvent): PaymentStage => {
  if (stage === 'paid' || event === 'done') return 'paid';
  switch (event) {
    case 'unavailable':
      return stage === 'preparing' ? 'unavailable' : stage;
    case 'loaded':
    case 'opened':
    case 'status':
      return stage === 'preparing' ? 'paying' : stage;
    case 'troubled':
      return isWidgetStage(stage) ? 'troubled' : stage;
    case 'closed':
      return isWidgetStage(stage) ? 'leaving' : stage;
  }
};
