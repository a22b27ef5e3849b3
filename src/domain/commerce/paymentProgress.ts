/** Events of the widget (CK-01, CK-02). They can arrive in any order, and `closed` is also sent after `done`. */
export type WidgetEvent = 'loaded' | 'opened' | 'status' | 'done' | 'troubled' | 'closed';

/** `unavailable`: the widget could not be loaded. */
export type PaymentEvent = WidgetEvent | 'unavailable';

/** After `failed`, the widget may still be open, and the buyer can still pay. `done` is final. */
export type PaymentStage = 'opening' | 'open' | 'unavailable' | 'failed' | 'abandoned' | 'done';

export interface PaymentProgress {
  readonly stage: PaymentStage;
  readonly hasLoaded: boolean;
}

/** State after the server has issued a payment token. */
export const openingPayment: PaymentProgress = { stage: 'opening', hasLoaded: false };

/** Returns the same object if the event changes nothing. */
export const applyPaymentEvent = (payment: PaymentProgress, event: PaymentEvent): PaymentProgress => {
  const stage = nextStage(payment.stage, event);
  const hasLoaded = payment.hasLoaded || event === 'loaded';
  return stage === payment.stage && hasLoaded === payment.hasLoaded ? payment : { stage, hasLoaded };
};

export const isPaying = ({ stage }: PaymentProgress): boolean => activeStages.includes(stage);

const activeStages: readonly PaymentStage[] = ['opening', 'open', 'failed'];

const nextStage = (stage: PaymentStage, event: PaymentEvent): PaymentStage => {
  if (stage === 'done' || event === 'done') return 'done';
  switch (event) {
    case 'unavailable':
      return stage === 'opening' ? 'unavailable' : stage;
    case 'loaded':
    case 'opened':
    case 'status':
      return stage === 'opening' ? 'open' : stage;
    case 'troubled':
      return activeStages.includes(stage) ? 'failed' : stage;
    case 'closed':
      return activeStages.includes(stage) ? 'abandoned' : stage;
  }
};
