import { orderIdOf, type Buyer, type Purchase } from '#domain/commerce/Purchase';
import { isSettled, type PurchaseOrder } from '#domain/commerce/PurchaseOrder';
import { confirmPaid, markRejected } from '#domain/commerce/purchaseTransitions';
import { isRefused, type CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { Session } from '../session/Session';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { CurrentPurchase } from './CurrentPurchase';
import { BuyerOrders } from './BuyerOrders';
import type { OrderState } from './OrderState';
import { PurchaseBuyer } from './PurchaseBuyer';

const second = 1_000;

/** Polling delays in milliseconds; the last one is used for all further requests. */
const pauses = [1, 2, 4, 8, 15].map((seconds) => seconds * second);

const timeoutMs = 5 * 60 * second;

/** Polls the status of an order until it is final (D-19). */
@useCase
export class FollowOrder {
  constructor(
    private readonly orders: BuyerOrders,
    private readonly buyers: PurchaseBuyer,
    private readonly purchase: CurrentPurchase,
    private readonly session: Session,
    private readonly clock: Clock,
  ) {}

  /**
   * @param listener receives `waiting` immediately, then each change; `settled`, `stopped` and `none` end the polling
   * @returns a function that stops polling
   */
  execute(orderId: string, listener: (state: OrderState) => void): () => void {
    const started = this.clock.elapsedMs();
    const isKnownHere = this.held(orderId) !== undefined;
    let isOver = false;
    let callOff = (): void => undefined;
    let known: PurchaseOrder | undefined;
    const notify = (state: OrderState): void => {
      isOver = state.kind !== 'waiting';
      listener(state);
    };
    const poll = async (turn: number): Promise<void> => {
      const answer = await this.look(orderId);
      if (isOver) return;
      if (answer.ok) {
        if (answer.value === 'no-buyer' || (!answer.value && !isKnownHere)) return notify({ kind: 'none' });
        const order = answer.value;
        if (order && isSettled(order.status)) {
          await this.settle(order);
          return isOver ? undefined : notify({ kind: 'settled', status: order.status, order });
        }
        if (order) {
          known = order;
          notify({ kind: 'waiting', order });
        }
      }
      const pause = pauseAfter(turn, answer);
      const isTooLate = this.clock.elapsedMs() + pause - started > timeoutMs;
      if (isTooLate || !shouldRetry(answer))
        return notify({ kind: 'stopped', ...(known && { order: known }) });
      callOff = this.clock.schedule(pause, () => void poll(turn + 1));
    };
    listener({ kind: 'waiting' });
    void poll(0);
    return () => {
      isOver = true;
      callOff();
    };
  }

  private async look(orderId: string): Promise<Answer> {
    const held = this.held(orderId);
    const ghost = held?.ghost && this.buyers.buyerOf(held);
    if (ghost) return this.orders.find(orderId, ghost);
    if (!(await this.buyers.waitUntilKnown())) return fail({ kind: 'offline' });
    const player = this.buyers.player();
    if (!player || (held && isOfAnother(held, player))) return succeed('no-buyer');
    return this.orders.find(orderId, player);
  }

  private held(orderId: string): Purchase | undefined {
    const { value } = this.purchase;
    return value && orderIdOf(value) === orderId ? value : undefined;
  }

  private async settle({ id, status }: PurchaseOrder): Promise<void> {
    if (status === 'rejected') this.purchase.apply(markRejected(id));
    if (status !== 'paid') return;
    const { before, after } = this.purchase.apply(confirmPaid(id));
    if (after !== before && !after?.ghost) await this.session.reloadPlayer();
  }
}

/** `no-buyer`: the order's buyer is not signed in. */
type Answer = Result<PurchaseOrder | 'no-buyer' | undefined, CallFailure>;

const isOfAnother = ({ sentWith }: Purchase, { id }: Buyer): boolean =>
  sentWith?.channel === 'widget' && sentWith.buyerId !== id;

const pauseAfter = (turn: number, answer: Answer): number => {
  const pause = pauses[Math.min(turn, pauses.length - 1)] ?? second;
  const isTooOften = !answer.ok && answer.error.kind === 'too-many-requests';
  return isTooOften ? Math.max(pause, (answer.error.retryAfterSeconds ?? 0) * second) : pause;
};

/** Network and server failures are temporary; rejections are not. */
const shouldRetry = (answer: Answer): boolean => {
  if (answer.ok) return true;
  const { error } = answer;
  return error.kind !== 'signed-out' && !isRefused(error);
};
