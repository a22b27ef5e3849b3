/**
 * What the widget tells, in whatever order it does (CK-01, CK-02). `closed` also comes after `done`.
 *
 * - `loaded`: it is on the page
 * - `status`: the payment moved on
 * - `done`: it says that it was paid
 * - `troubled`: it says that it can't be paid
 */
export type WidgetEvent = 'loaded' | 'opened' | 'status' | 'done' | 'troubled' | 'closed';

/** `unavailable`: there is no widget to pay in. */
export type PaymentEvent = WidgetEvent | 'unavailable';

/**
 * - `opening`, `open`, `unavailable`: the widget is on its way, there to pay in, or can't be had
 * - `failed`: the widget says that it can't be paid; it may still be open, and what is paid in it yet counts
 * - `abandoned`: the widget was closed and never said that it was paid
 * - `done`: the widget says that it was paid, and nothing takes that back
 */
export type PaymentStage = 'opening' | 'open' | 'unavailable' | 'failed' | 'abandoned' | 'done';

export interface PaymentProgress {
  readonly stage: PaymentStage;
  /** The widget has been on the page, however often it says so. */
  readonly hasLoaded: boolean;
}

/** The server has given the token of a payment, and the widget is asked for. */
export const openingPayment: PaymentProgress = { stage: 'opening', hasLoaded: false };

/** What a payment is after an event; an event that has nothing to say leaves it the very same. */
export const afterEvent = (payment: PaymentProgress, event: PaymentEvent): PaymentProgress => {
  const stage = stageAfter(payment.stage, event);
  const hasLoaded = payment.hasLoaded || event === 'loaded';
  return stage === payment.stage && hasLoaded === payment.hasLoaded ? payment : { stage, hasLoaded };
};

/** Whether the buyer is in the middle of paying: the page under the widget is locked, and asks before it is left. */
export const isPaying = ({ stage }: PaymentProgress): boolean => underWay.includes(stage);

const underWay: readonly PaymentStage[] = ['opening', 'open', 'failed'];

const stageAfter = (stage: PaymentStage, event: PaymentEvent): PaymentStage => {
  if (stage === 'done' || event === 'done') return 'done';
  switch (event) {
    case 'unavailable':
      return stage === 'opening' ? 'unavailable' : stage;
    case 'loaded':
    case 'opened':
    case 'status':
      return stage === 'opening' ? 'open' : stage;
    case 'troubled':
      return underWay.includes(stage) ? 'failed' : stage;
    case 'closed':
      return underWay.includes(stage) ? 'abandoned' : stage;
  }
};
