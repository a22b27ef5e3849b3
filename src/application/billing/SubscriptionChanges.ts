import { VisitorActivity } from '../shared/VisitorActivity';
import { sharedService } from '../useCase';

type Listener = () => void;

/** Notifies listeners when the last subscription may have changed (PY-02). */
@sharedService
export class SubscriptionChanges {
  private readonly listeners = new Set<Listener>();
  private readonly returnListeners = new Set<Listener>();

  constructor(activity: VisitorActivity) {
    activity.onReturn(() => [...this.returnListeners].forEach((listener) => listener()));
  }

  /**
   * @param listener is called after the subscription was canceled or renewed
   * @returns a function that removes the listener
   */
  onChange(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * @param listener is called when the visitor returns to this tab, because another tab or device may have changed
   * the subscription
   * @returns a function that removes the listener
   */
  onReturn(listener: Listener): () => void {
    this.returnListeners.add(listener);
    return () => this.returnListeners.delete(listener);
  }

  announce(): void {
    [...this.listeners].forEach((listener) => listener());
  }
}
