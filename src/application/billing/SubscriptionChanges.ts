import { VisitorActivity } from '../shared/VisitorActivity';
import { sharedService } from '../useCase';

type Listener = () => void;

/** Tells everything that shows the last subscription when it may have changed (PY-02). */
@sharedService
export class SubscriptionChanges {
  private readonly listeners = new Set<Listener>();
  private readonly returnListeners = new Set<Listener>();

  constructor(activity: VisitorActivity) {
    activity.onReturn(() => [...this.returnListeners].forEach((listener) => listener()));
  }

  /** @param listener is called after it was canceled or renewed @returns a function that stops it */
  onChange(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * @param listener is called when the visitor comes back to this tab: another one, or another device, may have
   * changed it
   * @returns a function that stops it
   */
  onReturn(listener: Listener): () => void {
    this.returnListeners.add(listener);
    return () => this.returnListeners.delete(listener);
  }

  announce(): void {
    [...this.listeners].forEach((listener) => listener());
  }
}
